/**
 * Deletes expired uploads, and their bytes unless they have become a file. Any number of instances may do so in
 * parallel.
 */
import { sql, type Database } from '@portal/kit';
import { z } from 'zod';
import type { FileStore } from '../../../clients/file-store/index.ts';
import { removeBytes } from './pieces.routes.ts';

const BATCH = 100;
const Gone = z.object({ storage_key: z.string(), receipt: z.unknown(), state: z.string() });

/** @returns how many uploads were deleted */
export async function clearUnfinishedUploads(database: Database, store: FileStore): Promise<number> {
  for (let cleared = 0; ;) {
    const gone = await database.rows(
      Gone,
      sql`delete from core.file_upload where id in (
          select id from core.file_upload where expires < now() and (held_until is null or held_until < now())
          order by expires limit ${BATCH} for update skip locked)
        returning storage_key, receipt, state`,
    );
    // Delete the bytes only after the rows. If the process stops in between, the remaining bytes are never served.
    for (const upload of gone) if (upload.state !== 'ready') await removeBytes(store, upload);
    cleared += gone.length;
    if (gone.length < BATCH) return cleared;
  }
}
