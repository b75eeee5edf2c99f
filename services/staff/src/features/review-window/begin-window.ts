/**
 * "Begin review" (spec 3 section 4.4): this service stores the window, the researcher service moves the requests. The
 * window is open once that service has answered. Until then a repeated call finds the same row and continues (decision
 * 312).
 */
import {
  formatQuarter,
  REQUEST_STATUS,
  REVIEW_WINDOWS,
  scoringQuarter,
  windowOpeners,
  type ReviewWindowKind,
  type WindowReport,
  writeDay,
} from '@portal/contract';
import { actsAs, AppError, forbidden, readOne, say, sql, transact, type Call, type Reads } from '@portal/kit';
import { z } from 'zod';
import type { ResearcherClient } from '../../clients/researcher.client.ts';
import { ReviewWindowModel } from '../../models/index.ts';
import { windowRefusals } from '../../texts/en/review-window.ts';
import { checkDueDate, checkMeeting } from './check-dates.ts';
import { reviewWindowResource } from './review-window.resource.ts';

export interface WindowParts {
  /** The foundation's time zone. */
  readonly timeZone: string;
  readonly researcher: ResearcherClient;
}

const NOTHING: WindowReport = { window: null, done: 0, refused: 0, results: [] };

export async function beginWindow(
  call: Call<'POST /review-window/begin/'>,
  { timeZone, researcher }: WindowParts,
): Promise<WindowReport> {
  const { body, database, actor } = call;
  if (!actsAs(actor, ...windowOpeners(body.kind))) throw forbidden();
  const now = new Date();
  checkDueDate(body.due_date, now, timeZone);
  checkMeeting(body.meeting_at === null ? null : new Date(body.meeting_at), now, timeZone);
  if (!(await isAwaited(database, body.kind))) return NOTHING;
  const quarter = formatQuarter(scoringQuarter(now, timeZone));
  const id = await writeWindow(call, quarter);
  const { kind, due_date } = body;
  const begun = await researcher.beginReviews(call, {
    window: id,
    kind,
    quarter,
    due_date,
    opened_by: actor.userId,
  });
  await finishWindowStart(call, id, begun.window);
  if (begun.window !== id)
    throw new AppError('CONFLICT', say(windowRefusals.otherDate, { day: writeDay(begun.due_date) }));
  const { object: window } = await readOne(database, reviewWindowResource, actor, id);
  const done = begun.results.filter(({ outcome }) => outcome === 'done').length;
  return { window, done, refused: begun.results.length - done, results: begun.results };
}

/** Whether a submitted request has its reviewer; otherwise no window is opened. */
async function isAwaited(reads: Reads, kind: ReviewWindowKind): Promise<boolean> {
  const { types, reviewerRole } = REVIEW_WINDOWS[kind];
  const row = await reads.row(
    z.object({ is_awaited: z.boolean() }),
    sql`select exists (select 1 from researcher_api.review_state review
      where review.status = ${REQUEST_STATUS.SUBMITTED} and review.type = any(${types}::smallint[])
        and review.reviewer_role = ${reviewerRole}) as is_awaited`,
  );
  return row?.is_awaited ?? false;
}

/**
 * Inserts the window, or finds the one that a parallel call inserted. The meeting of an open window does not change
 * here; like its due date it has its own command.
 * @returns its number
 */
async function writeWindow(call: Call<'POST /review-window/begin/'>, quarter: string): Promise<number> {
  const { kind, due_date, meeting_at } = call.body;
  const Written = z.object({ id: z.int() });
  const row = await transact(
    call.database,
    call.author,
    async (work) =>
      (await work.row(
        Written,
        sql`insert into staff.review_window (kind, quarter, due_date, meeting_at, opened_by)
          values (${kind}, ${quarter}, ${due_date}, ${meeting_at}::timestamptz, ${call.actor.userId})
          on conflict (kind, quarter, due_date) do update set meeting_at = excluded.meeting_at
          where review_window.begun is null and excluded.meeting_at is distinct from review_window.meeting_at
          returning id`,
      )) ??
      // The conflict has locked the row, so it still exists.
      (await work.row(
        Written,
        sql`select id from staff.review_window
          where kind = ${kind} and quarter = ${quarter} and due_date = ${due_date}`,
      )),
  );
  if (!row) throw new Error('the window was not written');
  return row.id;
}

/** `open` is the window that is actually open. If it is not `id`, the row `id` was not needed and is deleted. */
async function finishWindowStart(
  { database, author }: Pick<Call, 'database' | 'author'>,
  id: number,
  open: number,
): Promise<void> {
  await transact(database, author, async (work) => {
    await work.of(ReviewWindowModel).matching({ id: open, begun: null }).patch({ begun: new Date() });
    if (open !== id) await work.of(ReviewWindowModel).matching({ id, begun: null }).delete();
  });
}
