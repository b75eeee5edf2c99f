/** What several features of this service cause: a look at requests that may no longer wait for anything. */
import { RequestReadinessAfterUndo, RequestReadinessDue } from '@portal/contract';
import { sql, type Sql, type Work } from '@portal/kit';
import { z } from 'zod';

/** Most requests that one event may name. */
const EVENT_SIZE = 10_000;

/**
 * Queues a look at requests after the present transaction: what someone else changed of their people, and announced before
 * this transaction was seen, is found then, and those that no longer wait for anything move on.
 * @param condition over alias `t` of researcher.request
 */
export const askWhetherReady = (work: Work, condition: Sql): Promise<void> =>
  scheduleReadinessCheck(work, condition, RequestReadinessDue);

/** The same once Undo of a removal is no longer offered (decision 216). */
export const askAfterUndo = (work: Work, condition: Sql): Promise<void> =>
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
