/** A window that is open gets another due date; reviewers who are not finished hear of it (decision 325). */
import { REQUEST_STATUS, ReviewWindowRedated } from '@portal/contract';
import { sql, type Locked, type Work } from '@portal/kit';
import { ReviewWindowModel } from '../../models/index.ts';
import { checkDueDate } from './begin-window.ts';
import { tellUnfinished, type MailWords } from './redated-mail.ts';

export interface DateParts {
  /** The foundation's. */
  readonly timeZone: string;
  readonly words: MailWords;
}

interface DateWrite {
  readonly work: Work;
  readonly body: { readonly due_date: string };
  readonly loaded: Pick<Locked<unknown>, 'id'>;
}

/** @throws INVALID_INPUT for a day on which no window could be opened now */
export const changeDueDate =
  ({ timeZone, words }: DateParts) =>
  async ({ work, body: { due_date }, loaded }: DateWrite): Promise<void> => {
    checkDueDate(due_date, new Date(), timeZone);
    const window = await work.of(ReviewWindowModel).findById(Number(loaded.id));
    if (!window || window.due_date === due_date) return;
    const { id, kind, quarter, due_date: before } = window;
    const revision = window.revision + 1;
    // One that nobody opened, of somebody who asked for this day meanwhile or whose call was lost. Nobody adds one until the end.
    await work.run(sql`lock table staff.review_window in share row exclusive mode`);
    await work.of(ReviewWindowModel).matching({ kind, quarter, due_date, begun: null }).delete();
    await work.of(ReviewWindowModel).findById(id).patch({ due_date, revision });
    await redateSummaries(work, id, { before, due_date });
    await work.emit(ReviewWindowRedated, {
      window_id: id,
      kind,
      due_date,
      revision,
      actor_id: work.author.actorId,
    });
    await tellUnfinished(work, { window: id, revision, quarter, before, day: due_date, words });
  };

/** Of the applications that it began and that are still reviewed; a summary with a date of its own keeps that. */
const redateSummaries = (
  work: Work,
  window: number,
  { before, due_date }: { readonly before: string; readonly due_date: string },
): Promise<number> =>
  work.run(sql`update staff.rm_summary summary set due_date = ${findNoon(due_date)}::timestamptz
    from researcher_api.window_request begun
    join researcher_api.request request on request.id = begun.request_id and request.status = ${REQUEST_STATUS.UNDER_REVIEW}
    where begun.window_id = ${window} and summary.request_id = begun.request_id
      and summary.due_date = ${findNoon(before)}::timestamptz`);

/** The moment at which a summary keeps a day: 12:00 UTC is the same day everywhere. */
export const findNoon = (day: string): string => `${day}T12:00:00Z`;
