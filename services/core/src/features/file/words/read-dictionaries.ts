/**
 * Extracts words from clean data dictionaries for the catalogue search. Any number of instances may do so in parallel,
 * because the words of a file never change.
 */
import { FILE_TYPE } from '@portal/contract';
import { sql, transact, type Database, type Logger } from '@portal/kit';
import { createTaskThreads } from '@portal/kit/threads';
import { z } from 'zod';
import { FileLost, type FileStore } from '../../../clients/file-store/index.ts';
import { FileWordsModel } from '../../../models/index.ts';
import { WORKBOOK } from '../file-types.ts';

const readInThread = createTaskThreads<string, string[]>(new URL('read-words.thread.ts', import.meta.url), {
  time: 60_000,
  memory: 256,
  atOnce: 1,
  waiting: 20,
});
const Unread = z.object({ id: z.string(), storage_key: z.string() });
const BATCH = 50;

/** @returns how many files were read */
export async function readDictionaries(parts: {
  readonly database: Database;
  readonly store: FileStore;
  readonly log: Logger;
}): Promise<number> {
  const files = await parts.database.rows(
    Unread,
    sql`select file.id, file.storage_key from core.file
      where file.type = ${FILE_TYPE.DATASET_DICTIONARY} and file.media_type = ${WORKBOOK.mediaType}
        and file.scan = 'clean' and not exists (select from core.file_words read where read.file_id = file.id)
      order by file.created limit ${BATCH}`,
  );
  for (const file of files) {
    const words = await readWords(file, parts);
    await transact(parts.database, { actorId: null }, async (work) => {
      await work.of(FileWordsModel).insert({ file_id: file.id, words }).onConflict('file_id').ignore();
    });
  }
  return files.length;
}

/** An unreadable file gets no words and is not tried again. When the store does not answer, it is tried again later. */
async function readWords(
  { id, storage_key: key }: z.output<typeof Unread>,
  { store, log }: { readonly store: FileStore; readonly log: Logger },
): Promise<string[]> {
  const read = (path: string) =>
    readInThread(path).catch((error: unknown) => {
      log.warn({ err: error, file: id }, 'the words of a dictionary cannot be read, search does without');
      return [];
    });
  try {
    return await store.withLocalFile(key, read);
  } catch (error) {
    if (!(error instanceof FileLost)) throw error;
    log.warn({ err: error, file: id }, 'a dictionary is lost, search does without its words');
    return [];
  }
}
