/** Schedules a readiness check of requests; several features of this service need it. */
import { RequestReadinessAfterUndo, RequestReadinessDue } from '@portal/contract';
import { sql, type Sql, type Work } from '@portal/kit';
import { z } from 'zod';

/** The maximum number of requests in one event. */
const EVENT_SIZE = 10_000;

/**
 * Queues a readiness check to run after the present transaction. It finds changes that other transactions made to the
 * requests' people before this one was visible. Requests that no longer wait for anything then move on.
 * @param condition over alias `t` of researcher.request
 */
export const scheduleCheckNow = (work: Work, condition: Sql): Promise<void> =>
  scheduleReadinessCheck(work, condition, RequestReadinessDue);

/** Schedules the same check for the time when Undo of a removal is no longer offered (decision 216). */
export const scheduleCheckAfterUndo = (work: Work, condition: Sql): Promise<void> =>
  scheduleReadinessCheck(work, condition, RequestReadinessAfterUndo);

async function scheduleReadinessCheck(
  work: Work,
  condition: Sql,
  event: typeof RequestReadinessDue,
): Promise<void> {
  const rows = await work.rows(
    z.object({ id: z.int() }),
    sql`select t.id from researcher.request t where ${condition} order by t.id`,
  );
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += EVENT_SIZE)
    await work.emit(event, { request_ids: ids.slice(from, from + EVENT_SIZE) });
}
