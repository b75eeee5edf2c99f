/** Reads a multipart upload as a stream: bytes go to the store while they are hashed, never whole into memory. */
import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable, Transform } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { LIMITS } from '@portal/contract';
import { AppError, invalid, say } from '@portal/kit';
import { fileRefusals } from '../../texts/en/file-refusals.ts';
import type { FileStore } from '../../clients/file-store/index.ts';

export interface StoredUpload {
  readonly storageKey: string;
  readonly size: number;
  readonly sha256: string;
  /** The first bytes, by which the kind is recognized. */
  readonly head: Buffer;
  /** Name as the browser sent it. */
  readonly fileName: string;
}
export interface Upload {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: StoredUpload | undefined;
}

const HEAD_BYTES = 1024;
/** The longest text that comes with a file is a comment; a character takes at most four bytes. */
const FIELD_BYTES = 4 * LIMITS.comment;

/** @throws 400 for anything but one well-formed multipart body with at most one file, 413 when the file is too large */
export async function receiveUpload(request: IncomingMessage, store: FileStore): Promise<Upload> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data;/i.test(type)) throw invalid([fileRefusals.upload.bodyUnreadable]);
  const parser = createParser({ ...request.headers, 'content-type': type });
  const fields: Record<string, string> = {};
  let storing: Promise<StoredUpload> | undefined;
  let incoming: Readable | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('field', (name, value, _nameCut, isCut) => {
        // Never stored without its end.
        if (isCut) reject(invalid({ [name]: [fileRefusals.upload.textTooLong] }));
        fields[name] = value;
      });
      parser.on('file', (name, stream, fileName) => {
        if (name !== 'file' || storing) {
          stream.resume();
          return;
        }
        incoming = stream;
        // Browsers write a quote in a file's name as %22 (HTML standard, multipart form data).
        storing = storeStream(stream, fileName.replaceAll('%22', '"'), store);
        storing.catch(reject);
      });
      for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
        parser.on(event, () => reject(invalid([fileRefusals.upload.oneFile])));
      parser.on('error', () => reject(invalid([fileRefusals.upload.bodyUnreadable])));
      parser.on('finish', resolve);
      request.once('aborted', () => reject(invalid([fileRefusals.upload.interrupted])));
      request.pipe(parser);
    });
    return { fields, file: await storing };
  } catch (error) {
    request.unpipe(parser);
    // What is left of the body is read and dropped, or the browser never reads the answer.
    request.resume();
    // A sender who hangs up never ends the file, and the store would wait for ever.
    incoming?.destroy(new Error('the upload ended early', { cause: error }));
    await storing?.then(
      (stored) => store.remove(stored.storageKey),
      () => undefined,
    );
    throw error;
  }
}

function createParser(headers: IncomingMessage['headers'] & { 'content-type': string }) {
  try {
    return new Busboy({
      headers,
      limits: {
        files: 1,
        fields: 8,
        parts: 10,
        fieldSize: FIELD_BYTES,
        fieldNameSize: 50,
        fileSize: LIMITS.uploadBytes,
      },
    });
  } catch {
    throw invalid([fileRefusals.upload.bodyUnreadable]);
  }
}

/** Stores bytes that are in memory already, as an upload's. */
export const storeBytes = (bytes: Buffer, fileName: string, store: FileStore): Promise<StoredUpload> =>
  storeStream(Readable.from([bytes]), fileName, store);

async function storeStream(
  stream: Readable & { truncated?: boolean },
  fileName: string,
  store: FileStore,
): Promise<StoredUpload> {
  const storageKey = randomUUID();
  const hash = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      done(null, chunk);
    },
    flush(done) {
      // The parser cuts the stream at the limit and says so only at its end.
      done(stream.truncated ? new AppError('TOO_LARGE', tooLarge()) : null);
    },
  });
  stream.once('error', (error) => measure.destroy(error));
  await store.write(storageKey, stream.pipe(measure)).catch((error: unknown) => {
    // What the sender did wrong is reported as such; the rest is a store that is full or down.
    if (error === measure.errored) throw error;
    throw new AppError('SERVICE_UNAVAILABLE', fileRefusals.upload.notStored, { cause: error });
  });
  return { storageKey, size, sha256: hash.digest('hex'), head, fileName };
}

export const tooLarge = (limit: number = LIMITS.uploadBytes): string =>
  say(fileRefusals.upload.tooLarge, { megabytes: String(limit / 1024 / 1024) });
