/** What several features of this service cause: a look at requests that may wait for nothing any more. */
import { RequestReadinessDue } from '@portal/contract';
import { sql, type Sql, type Work } from '@portal/kit';
import { z } from 'zod';

/**
 * Queues a look at requests after the present transaction: what somebody else changed of their people, and announced before
 * this transaction was seen, is found then, and those that wait for nothing any more move on.
 * @param condition over alias `t` of researcher.request
 */
export async function askWhetherReady(work: Work, condition: Sql): Promise<void> {
  const rows = await work.rows(
    z.object({ id: z.int() }),
    sql`select t.id from researcher.request t where ${condition} order by t.id limit 10000`,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await work.emit(RequestReadinessDue, { request_ids: ids });
}
