/**
 * Lets only one call or check at a time work on an upload, across all instances. The lock of a process that stopped
 * expires automatically.
 */
import { randomUUID } from 'node:crypto';
import { sql, trustedSql, type Database, type Sql } from '@portal/kit';
import { z } from 'zod';

const SECONDS = 30;
const RENEWED = 10_000;
const UNTIL = trustedSql(`now() + interval '${SECONDS} seconds'`);

export interface UploadLock {
  readonly uploadId: string;
  /** Aborted when the lock may have passed to another holder. */
  readonly lost: AbortSignal;
  /** Changes the row while it is locked. @returns whether this lock was still valid */
  change(assignments: Sql): Promise<boolean>;
  /** @param forSeconds how long the upload stays unavailable to others */
  release(forSeconds?: number): Promise<void>;
  /** Value of the row's `holder` column while this lock is valid. */
  readonly token: string;
}

/**
 * @param which condition on the row; if several match, the oldest is locked
 * @returns undefined when no matching row is free
 */
export async function lockUpload(database: Database, which: Sql): Promise<UploadLock | undefined> {
  const token = randomUUID();
  const locked = await database.row(
    z.object({ id: z.string() }),
    sql`update core.file_upload set holder = ${token}, held_until = ${UNTIL}
      where id = (select id from core.file_upload where (held_until is null or held_until < now()) and ${which}
        order by created limit 1 for update skip locked)
      returning id`,
  );
  return locked && createLock(database, locked.id, token);
}

function createLock(database: Database, uploadId: string, token: string): UploadLock {
  const lost = new AbortController();
  const change = async (assignments: Sql): Promise<boolean> =>
    (await database.run(
      sql`update core.file_upload set ${assignments} where id = ${uploadId} and holder = ${token}`,
    )) === 1;
  const timer = setInterval(() => {
    change(sql`held_until = ${UNTIL}`).then(
      (isLocked) => void (isLocked || lost.abort(new Error('another took the upload over'))),
      // Ignore a failed renewal: the database may be back before the lock expires. Otherwise the next statement fails.
      () => undefined,
    );
  }, RENEWED);
  timer.unref();
  return {
    uploadId,
    token,
    lost: lost.signal,
    change,
    async release(forSeconds = 0) {
      clearInterval(timer);
      await change(sql`holder = null, held_until = now() + ${forSeconds} * interval '1 second'`);
    },
  };
}
