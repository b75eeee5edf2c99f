/** Headers of the tus protocol 1.0 (https://tus.io/protocols/resumable-upload): creation, expiration, termination. */
import { AppError, invalid, type Call } from '@portal/kit';
import { fileRefusals } from '../../../texts/en/file-refusals.ts';
import type { FileUploadModel } from '../../../models/index.ts';

const VERSION = '1.0.0';
const words = fileRefusals.pieces;
/** Fifteen digits stay below the largest safe integer, 9,007,199,254,740,991. Tighter limits are checked later. */
const NUMBER = /^\d{1,15}$/;

type TusCall = Pick<Call, 'context'>;

/** Sets the protocol version on every response, including refusals. @throws UNSUPPORTED_VERSION */
export function speakTus({ context }: TusCall): void {
  context.set('Tus-Resumable', VERSION);
  if (context.get('Tus-Resumable') === VERSION) return;
  context.set('Tus-Version', VERSION);
  throw new AppError('UNSUPPORTED_VERSION', words.version);
}

/** Sets the headers of the answers to HEAD and PATCH. */
export function setProgressHeaders({ context }: TusCall, upload: FileUploadModel): void {
  context.set('Tus-Resumable', VERSION);
  context.set('Upload-Offset', String(upload.received));
  context.set('Upload-Length', String(upload.size));
  context.set('Upload-Expires', upload.expires.toUTCString());
}

/** @throws 400 */
export function readAnnouncement({ context }: TusCall): { size: number; name: string; type: string } {
  const size = context.get('Upload-Length');
  if (!NUMBER.test(size)) throw invalid([words.length]);
  const pairs = context
    .get('Upload-Metadata')
    .split(',')
    .map((pair) => pair.trim().split(' '));
  const metadata = new Map(
    pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString('utf8')]),
  );
  const [name, type] = [metadata.get('filename') ?? '', metadata.get('type') ?? ''];
  if (name === '' || type === '') throw invalid([words.metadata]);
  return { size: Number(size), name, type };
}

/** Reads the offset of the piece and its declared length. @throws 400 */
export function readPiece({ context }: TusCall): { offset: number; length: number | undefined } {
  const offset = context.get('Upload-Offset');
  if (!NUMBER.test(offset)) throw invalid([words.offset]);
  const length = context.get('Content-Length');
  return { offset: Number(offset), length: length === '' ? undefined : Number(length) };
}
