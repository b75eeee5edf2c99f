/** Sends a file in pieces over the tus protocol. */
import type { TestAnswer, TestPerson } from '@portal/kit/testing';
import type { CoreHarness } from './core-harness.ts';

export const TUS = { 'Tus-Resumable': '1.0.0' };
const base64 = (text: string): string => Buffer.from(text).toString('base64');

export interface Announced {
  readonly name?: string;
  readonly type?: number;
  readonly size: number;
}

export const announce = (
  core: CoreHarness,
  as: TestPerson | undefined,
  { name = 'data.zip', type = 6, size }: Announced,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer> =>
  core.call('POST /file/upload/', {
    ...(as ? { as } : {}),
    headers: {
      ...TUS,
      'Upload-Length': String(size),
      'Upload-Metadata': `filename ${base64(name)},type ${base64(String(type))}`,
      ...headers,
    },
  });

export const sendPiece = (
  core: CoreHarness,
  as: TestPerson | undefined,
  id: string,
  piece: { readonly offset: number; readonly content: Buffer | ReadableStream },
): Promise<TestAnswer> =>
  core.call(`PATCH /file/upload/${id}/`, {
    ...(as ? { as } : {}),
    headers: {
      ...TUS,
      'Upload-Offset': String(piece.offset),
      'Content-Type': 'application/offset+octet-stream',
    },
    rawBody: Buffer.isBuffer(piece.content) ? new Uint8Array(piece.content) : piece.content,
  });

export const askHead = (core: CoreHarness, as: TestPerson, id: string): Promise<TestAnswer> =>
  core.call(`HEAD /file/upload/${id}/`, { as });

export const readUpload = async (core: CoreHarness, as: TestPerson, id: string) =>
  (await core.call(`GET /file/upload/${id}/`, { as })).body;

/** Waits until the upload is ready or refused. */
export const awaitVerdict = (core: CoreHarness, as: TestPerson, id: string) =>
  core.eventually(async () => {
    const upload = await readUpload(core, as, id);
    return ['ready', 'refused'].includes(upload.state) && upload;
  }, 60_000);

/** Sends the whole file and waits for the result. */
export async function sendAll(
  core: CoreHarness,
  as: TestPerson,
  content: Buffer,
  given: Partial<Announced> & { readonly piece?: number } = {},
) {
  const { piece = content.length, ...announced } = given;
  const { body } = await announce(core, as, { size: content.length, ...announced });
  for (let offset = 0; offset < content.length;) {
    const sent = await sendPiece(core, as, body.id, {
      offset,
      content: content.subarray(offset, offset + piece),
    });
    if (sent.status !== 204)
      throw new Error(`a piece was answered ${sent.status}: ${JSON.stringify(sent.body)}`);
    offset = Number(sent.headers.get('Upload-Offset'));
  }
  return awaitVerdict(core, as, body.id);
}

/** A request body that fails after these bytes, like a lost connection. */
export const createFailingBody = (content: Buffer): ReadableStream => {
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      if (at >= content.length) {
        // Give the bytes already queued time to be sent.
        await new Promise((resolve) => setTimeout(resolve, 300));
        controller.error(new Error('the line is down'));
        return;
      }
      controller.enqueue(new Uint8Array(content.subarray(at, at + 256 * 1024)));
      at += 256 * 1024;
    },
  });
};

const OWN = 'one’s own uploads alone; pieces.test.ts';
/** Calls of the matrix find no upload of another person, or lack the headers of the protocol. */
export const piecesMatrix = {
  'POST /file/upload/': {
    because: 'the contract says who; without the protocol it goes no further',
    may: [412],
  },
  'GET /file/upload/{id}/': { because: OWN, may: [404] },
  'PATCH /file/upload/{id}/': { because: OWN, may: [404, 412] },
  'DELETE /file/upload/{id}/': { because: OWN, may: [404, 412] },
} as const;
