/**
 * Deletes uploads for a request, decision or mail that were never used: the author closed the page, or the machine
 * stopped. Any number of instances may do so in parallel.
 */
import { FILE_TYPE, LIMITS } from '@portal/contract';
import { sql, transact, trustedSql, type Database, type NightlyTask } from '@portal/kit';
import { z } from 'zod';
import type { FileStore } from '../../clients/file-store/index.ts';
import { involvedSql } from '../../rules/involvement.sql.ts';

const BATCH = 200;
const UNUSED = `f.type = ${FILE_TYPE.ATTACHMENT}
  and f.created < now() - interval '${LIMITS.unusedUploadDays} days'
  and not exists (select 1 ${involvedSql('request_file', 'r.file_id = f.id')})
  and f.id not in (select unnest(mail.attachments) from core.email mail where mail.attachments <> '{}')`;

/** Daily is enough, because nothing waits for the result. */
export const clearUploadsNightly = (database: Database, store: FileStore): NightlyTask => ({
  name: 'clear-uploads',
  async run(run) {
    const cleared = await clearUnusedUploads(database, store);
    await run.batch(() => Promise.resolve({ uploads_cleared: cleared }));
  },
});

/** @returns how many uploads were deleted */
export async function clearUnusedUploads(database: Database, store: FileStore): Promise<number> {
  let cleared = 0;
  for (;;) {
    const keys = await transact(database, { actorId: null }, (work) =>
      work.rows(
        z.object({ storage_key: z.string() }),
        sql`delete from core.file where id in (select f.id from core.file f where ${trustedSql(UNUSED)}
          order by f.created limit ${BATCH} for update of f skip locked) returning storage_key`,
      ),
    );
    // Delete the bytes only after the rows. If the process stops in between, the remaining bytes are never served.
    for (const { storage_key: key } of keys) await store.remove(key);
    cleared += keys.length;
    if (keys.length < BATCH) return cleared;
  }
}
