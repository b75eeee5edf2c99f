/** Changes a window's due date or meeting, and notifies the affected reviewers (decisions 325 and 330). */
import { REQUEST_STATUS, ReviewWindowRedated } from '@portal/contract';
import { sql, type Locked, type Work } from '@portal/kit';
import { ReviewWindowModel } from '../../models/index.ts';
import { checkDueDate, checkMeeting } from './check-dates.ts';
import { notifyReviewers, type DateChanges, type MailWords } from './dates-mail.ts';

export interface DateParts {
  /** The foundation's time zone. */
  readonly timeZone: string;
  readonly words: MailWords;
}

interface DateWrite {
  readonly work: Work;
  readonly body: { readonly due_date?: string | undefined; readonly meeting_at?: string | null | undefined };
  readonly loaded: Pick<Locked<unknown>, 'id'>;
}

/** @throws INVALID_INPUT for a date that no window may have now */
export const changeDates =
  ({ timeZone, words }: DateParts) =>
  async ({ work, body, loaded }: DateWrite): Promise<void> => {
    const window = await work.of(ReviewWindowModel).findById(Number(loaded.id));
    if (!window) return;
    const changes = findChanges(window, body);
    const { due, meeting } = changes;
    if (due) checkDueDate(due.after, new Date(), timeZone);
    if (meeting) checkMeeting(meeting.after, new Date(), timeZone);
    if (!due && !meeting) return;
    const { id, kind, quarter } = window;
    const revision = window.revision + 1;
    if (due) await clearLostStarts(work, { kind, quarter, due_date: due.after });
    await work
      .of(ReviewWindowModel)
      .findById(id)
      .patch({
        revision,
        ...(due && { due_date: due.after }),
        ...(meeting && { meeting_at: meeting.after }),
      });
    if (due) {
      await redateSummaries(work, id, due);
      await work.emit(ReviewWindowRedated, {
        window_id: id,
        kind,
        due_date: due.after,
        revision,
        actor_id: work.author.actorId,
      });
    }
    await notifyReviewers(work, { window: id, revision, kind, quarter, ...changes, timeZone, words });
  };

function findChanges(
  window: ReviewWindowModel,
  { due_date: day, meeting_at: moment }: DateWrite['body'],
): DateChanges {
  const meeting = typeof moment === 'string' ? new Date(moment) : moment;
  return {
    due: day === undefined || day === window.due_date ? null : { before: window.due_date, after: day },
    meeting:
      meeting === undefined || meeting?.getTime() === window.meeting_at?.getTime()
        ? null
        : { before: window.meeting_at, after: meeting },
  };
}

/**
 * Deletes windows with the new date that never opened, from a parallel or interrupted call. The table lock prevents new
 * ones until the transaction ends.
 */
async function clearLostStarts(
  work: Work,
  start: Pick<ReviewWindowModel, 'kind' | 'quarter' | 'due_date'>,
): Promise<void> {
  await work.run(sql`lock table staff.review_window in share row exclusive mode`);
  await work
    .of(ReviewWindowModel)
    .matching({ ...start, begun: null })
    .delete();
}

/**
 * Updates summaries of the window's applications that are still under review. A summary whose due date was changed
 * individually is left alone.
 */
const redateSummaries = (
  work: Work,
  window: number,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<number> =>
  work.run(sql`update staff.rm_summary summary set due_date = ${findNoon(after)}::timestamptz
    from researcher_api.window_request begun
    join researcher_api.request request on request.id = begun.request_id and request.status = ${REQUEST_STATUS.UNDER_REVIEW}
    where begun.window_id = ${window} and summary.request_id = begun.request_id
      and summary.due_date = ${findNoon(before)}::timestamptz`);

/** The moment as which a summary stores a day: 12:00 UTC falls on the same date in practically every time zone. */
export const findNoon = (day: string): string => `${day}T12:00:00Z`;
