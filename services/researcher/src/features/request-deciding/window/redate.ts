/**
 * A window that is open got another due date: requests that join from now on have it, and the reviews that it began follow.
 * In two transactions, since assigning locks a request before it waits for the window (decision 325).
 */
import { REQUEST_STATUS as S, type ReviewWindowRedated } from '@portal/contract';
import { sql, transact, type Author, type Database, type Work } from '@portal/kit';
import { z } from 'zod';
import { OpenWindowModel } from '../../../models/index.ts';

type Redated = z.output<(typeof ReviewWindowRedated)['payload']>;

/** Seen again it changes nothing; nor does a date that was replaced since, or one of a window that is over. */
export async function redateWindow(database: Database, redated: Redated, author: Author): Promise<void> {
  const isNewest = await transact(database, author, (work) => recordDate(work, redated));
  if (isNewest) await transact(database, author, (work) => redateReviews(work, redated.window_id));
}

async function recordDate(work: Work, { window_id, kind, due_date, revision }: Redated): Promise<boolean> {
  const locked = await work.row(
    z.object({ revision: z.int() }),
    sql`select revision from researcher.open_window
      where kind = ${kind} and window_id = ${window_id} for no key update`,
  );
  if (!locked || locked.revision > revision) return false;
  if (locked.revision < revision) await work.of(OpenWindowModel).findById(kind).patch({ due_date, revision });
  return true;
}

/** To the date that the window has by now. The requests are locked as those who assign and decide lock them. */
async function redateReviews(work: Work, window: number): Promise<void> {
  await work.run(
    sql`select 1 from researcher.request request where request.status = ${S.UNDER_REVIEW} and request.id in (
        select begun.request_id from researcher.window_request begun where begun.window_id = ${window})
      order by request.id for no key update`,
  );
  await work.run(
    sql`update researcher.review v set due_date = held.due_date
      from researcher.window_request begun
      join researcher.request request on request.id = begun.request_id and request.status = ${S.UNDER_REVIEW}
      join researcher.open_window held on held.window_id = begun.window_id
      where begun.window_id = ${window} and v.request_id = begun.request_id
        and v.due_date is distinct from held.due_date`,
  );
}
