/** Large dataset files over the tus protocol: announce, send pieces, abort, and read the state. */
import { randomUUID } from 'node:crypto';
import { FILE_TYPE, LIMITS, type FileUploadState } from '@portal/contract';
import {
  actsAs,
  AppError,
  asJson,
  forbidden,
  handler,
  invalid,
  notFound,
  sql,
  type Call,
  type Handler,
} from '@portal/kit';
import { z } from 'zod';
import { fileRefusals } from '../../../texts/en/file-refusals.ts';
import type { FileStore, ResumeState } from '../../../clients/file-store/index.ts';
import type { Scanner } from '../../../clients/scanner.ts';
import { FileUploadModel } from '../../../models/index.ts';
import { cleanFileName } from '../file-name.ts';
import { FILE_RULES, hasKnownExtension, type FileTypeRule } from '../file-types.ts';
import type { UploadQuota } from '../upload-quota.ts';
import { tooLarge } from '../upload.parser.ts';
import { checkLocked } from './check-upload.ts';
import { findOwn } from './find-own.ts';
import { lockUpload } from './upload-lock.ts';
import { receivePiece } from './receive-piece.ts';
import { readAnnouncement, speakTus, setProgressHeaders } from './tus.ts';

const words = fileRefusals.pieces;
/** Only data files may be large. Documents about them have the limit of ordinary uploads. */
const LARGEST: Readonly<Record<string, number>> = {
  [FILE_TYPE.DATASET_ZIP]: LIMITS.largeUploadBytes,
  [FILE_TYPE.DATASET_DICTIONARY]: LIMITS.uploadBytes,
  [FILE_TYPE.DATASET_RELEASE_NOTES]: LIMITS.uploadBytes,
};

export interface PiecesParts {
  readonly store: FileStore;
  readonly scanner: Scanner;
  readonly quota: UploadQuota;
}

export const piecesRoutes = ({ store, scanner, quota }: PiecesParts): Handler[] => [
  handler('POST /file/upload/', async (call) => {
    speakTus(call);
    const announced = accept(call);
    await quota.spendLarge(call, announced.size);
    const upload = await begin(call, store, announced);
    const { role } = call.context.query;
    const query = typeof role === 'string' ? `?${new URLSearchParams({ role })}` : '';
    call.context.set('Location', `/api/file/upload/${upload.id}/${query}`);
    setProgressHeaders(call, upload);
    return { body: describe(upload) };
  }),

  handler('GET /file/upload/{id}/', async (call) => {
    const upload = await findOwn(call);
    setProgressHeaders(call, upload);
    return { body: describe(upload) };
  }),

  handler('PATCH /file/upload/{id}/', async (call) => {
    speakTus(call);
    await receivePiece(call, store, async (lock) => {
      const { database, log } = call;
      const upload = await database.read(FileUploadModel).findById(lock.uploadId);
      // Files of gigabytes are checked by a background job, because no one can wait for them.
      if (upload && upload.size <= LIMITS.uploadBytes)
        await checkLocked({ database, store, scanner, log }, upload, lock);
    });
    setProgressHeaders(call, await findOwn(call));
    return { body: undefined };
  }),

  handler('DELETE /file/upload/{id}/', async (call) => {
    speakTus(call);
    const upload = await findOwn(call);
    const lock = await lockUpload(call.database, sql`id = ${upload.id}`);
    if (!lock) throw new AppError('LOCKED', words.busy);
    const gone = await call.database.row(
      z.object({ state: z.string() }),
      sql`delete from core.file_upload where id = ${upload.id} and holder = ${lock.token} returning state`,
    );
    await lock.release();
    if (!gone) throw notFound();
    if (gone.state !== 'ready') await removeBytes(store, upload);
    return { body: undefined };
  }),
];

/** Deletes the bytes of an unfinished upload, and those of a completed one. */
export async function removeBytes(
  store: FileStore,
  { storage_key: key, receipt }: Pick<FileUploadModel, 'storage_key' | 'receipt'>,
): Promise<void> {
  await store.pieces.abandon({ key, receipt: receipt as ResumeState });
  await store.remove(key);
}

interface Announced {
  readonly size: number;
  readonly name: string;
  readonly type: number;
}

/** Validates the announcement of an upload before any byte is received. @throws 400, 403, 413 or 415 */
function accept(call: Call<'POST /file/upload/'>): Announced {
  const { size, name: given, type: typeGiven } = readAnnouncement(call);
  const largest = LARGEST[typeGiven];
  const rule: FileTypeRule | undefined = FILE_RULES[Number(typeGiven)];
  if (largest === undefined || !rule) throw invalid({ type: [words.type] });
  if (rule.uploaders === 'signed-in' || !actsAs(call.actor, ...rule.uploaders))
    throw forbidden(fileRefusals.upload.typeNotAllowed);
  if (size === 0) throw invalid({ file: [fileRefusals.upload.empty] });
  if (size > largest) throw new AppError('TOO_LARGE', tooLarge(largest));
  const name = cleanFileName(given);
  if (!hasKnownExtension(rule, name)) throw new AppError('UNSUPPORTED_TYPE', rule.refusal);
  return { size, name, type: Number(typeGiven) };
}

async function begin(
  { actor, database }: Pick<Call, 'actor' | 'database'>,
  store: FileStore,
  { size, name, type }: Announced,
): Promise<FileUploadModel> {
  const key = randomUUID();
  const receipt = await store.pieces.begin(key).catch((error: unknown) => {
    throw new AppError('SERVICE_UNAVAILABLE', fileRefusals.upload.notStored, { cause: error });
  });
  const row = await database.row(
    z.object({ id: z.string() }),
    sql`insert into core.file_upload (creator_id, impersonator_id, type, name, size, storage_key, receipt, expires)
      values (${actor.userId}, ${actor.impersonatorId}, ${type}, ${name}, ${size}, ${key}, ${asJson(receipt)},
        now() + ${LIMITS.unfinishedUploadHours} * interval '1 hour') returning id`,
  );
  const upload = row && (await database.read(FileUploadModel).findById(row.id));
  if (!upload) throw notFound();
  return upload;
}

function describe(upload: FileUploadModel): FileUploadState {
  const { id, name, type, received, size, state, file_id: file, refusal, expires } = upload;
  return {
    id,
    name,
    type,
    offset: received,
    size,
    state: state as FileUploadState['state'],
    file,
    refusal:
      refusal === null
        ? null
        : {
            code: upload.refusal_code as NonNullable<FileUploadState['refusal']>['code'],
            detail: refusal,
          },
    expires: expires.toISOString(),
  };
}
