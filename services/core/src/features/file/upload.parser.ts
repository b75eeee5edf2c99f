/**
 * Reads a multipart upload as a stream. The bytes are hashed on their way to the store and are never completely in
 * memory.
 */
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
  /** The first bytes, used to detect the media type. */
  readonly head: Buffer;
  /** File name as sent by the browser. */
  readonly fileName: string;
}
export interface Upload {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: StoredUpload | undefined;
}

const HEAD_BYTES = 1024;
/** The longest text field beside a file is a comment; a character has at most four bytes. */
const FIELD_BYTES = 4 * LIMITS.comment;

/** @throws 400 for anything but one well-formed multipart body with at most one file; 413 when the file is too large */
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
        // A truncated text is refused, never stored.
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
    // Read and discard the rest of the body; otherwise the browser would never read the answer.
    request.resume();
    // When the sender disconnects, the file stream never ends, so it is destroyed; otherwise the store would wait
    // forever.
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

/** Stores bytes that are already in memory, in the same way as an upload. */
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
      // The parser truncates the stream at the limit and reports it only at the end.
      done(stream.truncated ? new AppError('TOO_LARGE', tooLarge()) : null);
    },
  });
  stream.once('error', (error) => measure.destroy(error));
  await store.write(storageKey, stream.pipe(measure)).catch((error: unknown) => {
    // Errors of the sender are thrown unchanged. Any other error means that the store is full or down.
    if (error === measure.errored) throw error;
    throw new AppError('SERVICE_UNAVAILABLE', fileRefusals.upload.notStored, { cause: error });
  });
  return { storageKey, size, sha256: hash.digest('hex'), head, fileName };
}

export const tooLarge = (limit: number = LIMITS.uploadBytes): string =>
  say(fileRefusals.upload.tooLarge, { megabytes: String(limit / 1024 / 1024) });
