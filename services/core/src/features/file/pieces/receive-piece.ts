/** Receives one piece and writes it to the store. Received bytes are preserved even when the sender disconnects. */
import type { IncomingMessage } from 'node:http';
import { LIMITS } from '@portal/contract';
import { AppError, asJson, invalid, notFound, say, sql, type Call } from '@portal/kit';
import { fileRefusals } from '../../../texts/en/file-refusals.ts';
import { PIECE_PART_BYTES, type FileStore, type ResumeState } from '../../../clients/file-store/index.ts';
import { FileUploadModel } from '../../../models/index.ts';
import { lockUpload, type UploadLock } from './upload-lock.ts';
import { findOwn } from './find-own.ts';
import { readPiece } from './tus.ts';

const words = fileRefusals.pieces;
const MEGABYTE = 1024 * 1024;
const EXPIRES = sql`now() + ${LIMITS.unfinishedUploadHours} * interval '1 hour'`;
/** Until this time a completely received upload, and the result of its check, can be read. */
const RETAINED_UNTIL = sql`now() + ${LIMITS.unusedUploadDays} * interval '1 day'`;

type PieceCall = Call<'PATCH /file/upload/{id}/'>;

/**
 * @param whenWhole runs once the last byte has arrived, while the upload is still locked
 * @throws 400, 404, 409, 413, 423, 503
 */
export async function receivePiece(
  call: PieceCall,
  store: FileStore,
  whenWhole: (lock: UploadLock) => Promise<void>,
): Promise<void> {
  const { offset, length } = readPiece(call);
  const upload = await findOwn(call);
  refuseSize(upload, offset, length ?? 0);
  const lock = await lockAtOffset(call, upload, offset);
  try {
    const isWhole = await append({ call, store, lock, upload }, offset);
    if (isWhole) await whenWhole(lock);
  } finally {
    await lock.release();
  }
}

function refuseSize({ size }: FileUploadModel, offset: number, length: number): void {
  if (length > LIMITS.uploadPieceBytes)
    throw new AppError(
      'TOO_LARGE',
      say(words.tooLarge, { megabytes: String(LIMITS.uploadPieceBytes / MEGABYTE) }),
    );
  if (offset + length > size) throw new AppError('TOO_LARGE', say(words.pastEnd, { size: String(size) }));
}

/** Locks the upload if its offset is the one that the caller expects. */
async function lockAtOffset(call: PieceCall, { id }: FileUploadModel, offset: number): Promise<UploadLock> {
  const lock = await lockUpload(
    call.database,
    sql`id = ${id} and state = 'receiving' and received = ${offset}`,
  );
  if (lock) return lock;
  const { received, held_until: until } = await findOwn(call);
  if (until && until > new Date()) throw new AppError('LOCKED', words.busy);
  throw new AppError('CONFLICT', say(words.otherOffset, { received: String(received) }));
}

interface Appending {
  readonly call: PieceCall;
  readonly store: FileStore;
  readonly lock: UploadLock;
  readonly upload: FileUploadModel;
}

/** @returns whether the file is complete */
async function append({ call, store, lock, upload }: Appending, offset: number): Promise<boolean> {
  const { id, size, storage_key: key } = upload;
  const sender: { fault?: unknown } = {};
  const capacity = Math.min(size - offset, LIMITS.uploadPieceBytes);
  // Read the row again, because it was first read before it was locked.
  const now = await call.database.read(FileUploadModel).findById(id);
  if (!now) throw notFound();
  const place = { key, size, receipt: now.receipt as ResumeState };
  const content = readPieceBody(call.context.req, { capacity, size, sender, lost: lock.lost });
  const { received, receipt, fault } = await store.pieces.append(place, offset, content).catch((error) => {
    throw new AppError('SERVICE_UNAVAILABLE', fileRefusals.upload.notStored, { cause: error });
  });
  const isWhole = received === size;
  const state = isWhole ? sql`state = 'checking', expires = ${RETAINED_UNTIL}` : sql`expires = ${EXPIRES}`;
  const isLocked = await lock.change(sql`received = ${received}, receipt = ${asJson(receipt)}, ${state}`);
  if (!isLocked) throw new AppError('LOCKED', words.busy);
  if (sender.fault !== undefined) throw sender.fault;
  if (fault !== undefined)
    throw new AppError('SERVICE_UNAVAILABLE', fileRefusals.upload.notStored, { cause: fault });
  if (received === offset && capacity > 0 && call.context.req.readableEnded)
    throw invalid([say(words.tooSmall, { megabytes: String(PIECE_PART_BYTES / MEGABYTE) })]);
  return isWhole;
}

interface PieceBody {
  readonly capacity: number;
  readonly size: number;
  /** Error on the sender's side, distinguished from an error of the store. */
  readonly sender: { fault?: unknown };
  readonly lost: AbortSignal;
}

async function* readPieceBody(
  request: IncomingMessage,
  { capacity, size, sender, lost }: PieceBody,
): AsyncGenerator<Buffer, void> {
  let left = capacity;
  try {
    // Do not destroy the connection: a refused piece still gets a response.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (lost.aborted) throw new AppError('LOCKED', words.busy);
      if (chunk.length > left) throw new AppError('TOO_LARGE', say(words.pastEnd, { size: String(size) }));
      left -= chunk.length;
      yield chunk;
    }
  } catch (error) {
    sender.fault = error instanceof AppError ? error : invalid([fileRefusals.upload.interrupted]);
    throw error;
  }
}
