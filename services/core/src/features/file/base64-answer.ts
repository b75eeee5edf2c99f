/** Writes a file within JSON as a stream, because encoding 25 MB in one step would block all other calls. */
import { Readable } from 'node:stream';

/** @param object the answer without the content */
export const base64Answer = (object: Readonly<Record<string, unknown>>, content: Readable): Readable =>
  Readable.from(pieces(object, content), { objectMode: false });

async function* pieces(object: Readonly<Record<string, unknown>>, content: AsyncIterable<Buffer>) {
  yield Buffer.from(`${JSON.stringify(object).slice(0, -1)},"base64":"`);
  // Base64 encodes three bytes as four characters; a remainder is carried over to the next piece.
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of content) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const whole = bytes.length - (bytes.length % 3);
    rest = bytes.subarray(whole);
    yield Buffer.from(bytes.toString('base64', 0, whole));
  }
  yield Buffer.from(`${rest.toString('base64')}"}`);
}
