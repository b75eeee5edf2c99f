/** One call or check at a time works on an upload, whichever instance it runs on; one that stops is over automatically. */
import { randomUUID } from 'node:crypto';
import { sql, trustedSql, type Database, type Sql } from '@portal/kit';
import { z } from 'zod';

const SECONDS = 30;
const RENEWED = 10_000;
const UNTIL = trustedSql(`now() + interval '${SECONDS} seconds'`);

export interface UploadLock {
  readonly uploadId: string;
  /** Aborted when another may have taken over. */
  readonly lost: AbortSignal;
  /** Changes the row while it is locked. @returns whether it still was */
  change(assignments: Sql): Promise<boolean>;
  /** @param forSeconds how long no one else takes it up */
  release(forSeconds?: number): Promise<void>;
  /** For a statement of a transaction. */
  readonly token: string;
}

/** @param which condition on the row; of several the oldest. @returns undefined where there is none that is free */
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
      // The database may be back before the time is over; else the next statement says so.
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
