import { RequestDecisionNewsDue, LIMITS } from '@portal/contract';
import type { Harness } from '@portal/core/testing';

/** Skips the seconds in which a removal can be undone; readiness checks are delayed that long (decision 216). */
const passUndo = (harness: Harness) =>
  harness.build.sql(
    `with gone as (update researcher.removed_member set removed = removed - make_interval(secs => $1)
      where removed > now() - make_interval(secs => $1))
    update jobs.job set start_after = now()
    where name = 'request.readiness-after-undo.researcher' and start_after > now() and state = 'created'`,
    [LIMITS.undoSeconds + 2],
  );

/**
 * Waits until all jobs of the service that change something are done, without waiting for Undo. Decision notifications
 * have their own delay and are not awaited.
 */
export const awaitJobsAfterUndo = (harness: Harness): Promise<boolean> =>
  harness.eventually(async () => {
    await passUndo(harness);
    const { rows } = await harness.database.admin.query(
      `select 1 from jobs.job where name like '%.researcher' and name <> $1
        and state not in ('completed', 'failed') limit 1`,
      [`${RequestDecisionNewsDue.name}.researcher`],
    );
    return rows.length === 0;
  }, 30_000);
