/**
 * Applies a new due date of an open window: requests that join later get it, and the reviews it started are changed.
 * Uses two transactions, because assigning locks a request before it waits for the window (decision 325).
 */
import { REQUEST_STATUS as S, type ReviewWindowRedated } from '@portal/contract';
import { sql, transact, type Author, type Database, type Work } from '@portal/kit';
import { z } from 'zod';
import { OpenWindowModel } from '../../../models/index.ts';

type Redated = z.output<(typeof ReviewWindowRedated)['payload']>;

/** Idempotent. A date that was replaced since, or one of a closed window, changes nothing. */
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

/** Sets the window's present date. Locks the requests as assigning and deciding do. */
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
