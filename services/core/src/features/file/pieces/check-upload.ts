/**
 * Checks a completely received upload: media type, safe content, virus. After that it is a file like those of `POST
 * /file/`. Large files are checked by a background job of any instance; if the job stops, another one takes over.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { LIMITS, virusMessage } from '@portal/contract';
import {
  AppError,
  groupByLanguage,
  inLanguage,
  sql,
  transact,
  type Database,
  type Logger,
} from '@portal/kit';
import { fileRefusals } from '../../../texts/en/file-refusals.ts';
import { FileLost, type FileStore, type ResumeState } from '../../../clients/file-store/index.ts';
import type { Scanner } from '../../../clients/scanner.ts';
import { FileModel, FileUploadModel } from '../../../models/index.ts';
import { refuseUnsafeArchive } from '../archive/archive-checker.ts';
import { checkContent } from '../file.commands.ts';
import { FILE_RULES, findKind, type MediaKind } from '../file-types.ts';
import { lockUpload, type UploadLock } from './upload-lock.ts';
import { scanInParts } from './scan-in-parts.ts';

export interface CheckParts {
  readonly database: Database;
  readonly store: FileStore;
  readonly scanner: Scanner;
  readonly log: Logger;
}

/** Delay before a failed check is tried again. */
const AGAIN_SECONDS = 60;
const HEAD_BYTES = 1024;

/**
 * @param stop aborted when the service shuts down; the remaining uploads wait for the next run
 * @returns how many uploads were checked
 */
export async function checkUploads(parts: CheckParts, stop?: AbortSignal): Promise<number> {
  const { database } = parts;
  for (let checked = 0; ; checked += 1) {
    if (stop?.aborted) return checked;
    const lock = await lockUpload(database, sql`state = 'checking'`);
    if (!lock) return checked;
    const upload = await database.read(FileUploadModel).findById(lock.uploadId);
    if (!upload) continue;
    const id = upload.creator_id;
    const [language] = (await groupByLanguage(database, [{ id }])).keys();
    const check = () => checkLocked(parts, upload, lock, stop);
    await (language ? inLanguage(language, check) : check());
  }
}

/** Does not throw when the file is refused; the refusal is stored in its row. */
export async function checkLocked(
  parts: CheckParts,
  upload: FileUploadModel,
  lock: UploadLock,
  stop?: AbortSignal,
): Promise<void> {
  const over = AbortSignal.any([lock.lost, ...(stop ? [stop] : [])]);
  try {
    const found = await unlessOver(over, checkUploadContent(parts, upload));
    await storeFile(parts, upload, found, lock);
    await lock.release();
  } catch (error) {
    const refusal = asRefusal(error);
    if (refusal) return refuse(parts, upload, refusal, lock);
    if (!over.aborted)
      parts.log.warn(
        { err: error, upload: upload.id },
        'an upload cannot be checked, it is tried again later',
      );
    await lock.release(stop?.aborted ? 0 : AGAIN_SECONDS);
  }
}

const unlessOver = <T>(over: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      const end = () => reject(new Error('the check ends early', { cause: over.reason }));
      if (over.aborted) end();
      else over.addEventListener('abort', end, { once: true });
    }),
  ]);

interface Found {
  readonly kind: MediaKind;
  readonly sha256: string;
  readonly scan: 'clean' | 'quarantined';
}

async function checkUploadContent(parts: CheckParts, upload: FileUploadModel): Promise<Found> {
  const { name, type, size, storage_key: key, creator_id: creatorId } = upload;
  await parts.store.pieces.finish({ key, size, receipt: upload.receipt as ResumeState });
  return parts.store.withLocalFile(key, async (path) => {
    const { head, sha256 } = await measure(path);
    const rule = FILE_RULES[type];
    const kind = rule && findKind(rule, name, head);
    if (!kind) throw new AppError('UNSUPPORTED_TYPE', rule?.refusal ?? fileRefusals.upload.unknownType);
    if (size > LIMITS.uploadBytes) {
      await refuseUnsafeArchive({ path, isWorkbook: kind.archive === 'workbook' }, true);
      if ((await scanInParts(parts.scanner, path)) === 'infected')
        throw new AppError('VIRUS', virusMessage(name));
      return { kind, sha256, scan: 'clean' };
    }
    const given = { file: { storageKey: key }, type, name, kind };
    const call = { actor: { userId: creatorId }, log: parts.log, correlationId: upload.id };
    return { kind, sha256, scan: await checkContent(call, given, parts) };
  });
}

async function measure(path: string): Promise<{ head: Buffer; sha256: string }> {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
  }
  return { head, sha256: hash.digest('hex') };
}

async function storeFile(
  { database }: CheckParts,
  { id, type, name, size, storage_key: key, ...upload }: FileUploadModel,
  { kind, sha256, scan }: Found,
  { token }: UploadLock,
): Promise<void> {
  const author = { actorId: upload.creator_id, impersonatorId: upload.impersonator_id };
  await transact(database, author, async (work) => {
    const file = await work.of(FileModel).insert({
      type,
      name,
      media_type: kind.mediaType,
      size,
      sha256,
      storage_key: key,
      scan,
      creator_id: upload.creator_id,
      additional_data: {},
    });
    const changed = await work.run(
      sql`update core.file_upload set state = 'ready', file_id = ${file.id} where id = ${id} and holder = ${token}`,
    );
    // If another holder took over, it creates the file; the throw rolls back this one.
    if (changed !== 1) throw new Error('another took the upload over');
  });
}

interface Refusal {
  readonly code: string;
  readonly detail: string;
}

/** Undefined for an error that a later attempt may not have. */
function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof FileLost) return { code: 'INVALID_INPUT', detail: fileRefusals.pieces.lost };
  if (!(error instanceof AppError) || !['INVALID_INPUT', 'VIRUS', 'UNSUPPORTED_TYPE'].includes(error.code))
    return undefined;
  return { code: error.code, detail: Object.values(error.fields ?? {}).flat()[0] ?? error.detail };
}

async function refuse(
  { store }: CheckParts,
  { storage_key: key }: FileUploadModel,
  { code, detail }: Refusal,
  lock: UploadLock,
): Promise<void> {
  const isLocked = await lock.change(sql`state = 'refused', refusal_code = ${code}, refusal = ${detail}`);
  if (!isLocked) return;
  // Delete the bytes only after the refusal is recorded. If the process stops in between, the remaining bytes are never
  // served.
  await store.remove(key);
  await lock.release();
}
