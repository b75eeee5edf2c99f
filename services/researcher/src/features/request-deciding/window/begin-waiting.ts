/** Starts everything that waits for a window in one transaction, with one mail to each reviewer about all of it. */
import {
  REQUEST_STATUS as S,
  REQUEST_STATUS_LABELS,
  RequestStatusNumber,
  REVIEW_WINDOWS,
  type BegunReviews,
  type ReviewWindowKind,
} from '@portal/contract';
import { say, sql, translate, type Work } from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { notifyReviewers, type MailWords } from './begun-mail.ts';
import { beginByWindow } from './begin-review.ts';
import type { OpenWindow } from './open-window.ts';

type Row = z.output<typeof BegunReviews>['results'][number];

const WaitingRequest = z.object({
  id: z.int(),
  sfari_request_id: z.string(),
  status: RequestStatusNumber,
  has_reviewer: z.boolean(),
});
type WaitingRequest = z.output<typeof WaitingRequest>;

async function listWaiting(work: Work, kind: ReviewWindowKind): Promise<number[]> {
  const { types, reviewerRole } = REVIEW_WINDOWS[kind];
  const rows = await work.rows(
    z.object({ id: z.int() }),
    sql`select t.id from researcher.request t where t.status = ${S.SUBMITTED} and t.type = any(${types}::smallint[])
      and exists (select 1 from researcher.review v where v.request_id = t.id and v.reviewer_role = ${reviewerRole})`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Locks the requests in the order of their ids, so that two parallel calls cannot deadlock, and reads them after that.
 */
async function lockWaitingRequests(
  work: Work,
  ids: readonly number[],
  kind: ReviewWindowKind,
): Promise<WaitingRequest[]> {
  await work.run(
    sql`select 1 from researcher.request where id = any(${ids}::int[]) order by id for no key update`,
  );
  return work.rows(
    WaitingRequest,
    sql`select t.id, t.sfari_request_id, t.status, exists (select 1 from researcher.review v
        where v.request_id = t.id and v.reviewer_role = ${REVIEW_WINDOWS[kind].reviewerRole}) as has_reviewer
      from researcher.request t where t.id = any(${ids}::int[]) order by t.id`,
  );
}

const done = ({ id, sfari_request_id }: WaitingRequest): Row => ({
  id,
  sfari_request_id,
  outcome: 'done',
  code: null,
  detail: null,
});
const refused = ({ id, sfari_request_id, status }: WaitingRequest): Row => ({
  id,
  sfari_request_id,
  outcome: 'refused',
  code: 'WRONG_STATE',
  detail:
    status === S.SUBMITTED
      ? translate(requestRefusals.window.reviewerGone)
      : say(requestRefusals.window.changed, { status: translate(REQUEST_STATUS_LABELS[status]) }),
});

/** @returns what happened to each waiting request, except those that another call has already started */
export async function beginWaiting(
  work: Work,
  kind: ReviewWindowKind,
  open: OpenWindow,
  words: MailWords,
): Promise<Row[]> {
  const ids = await listWaiting(work, kind);
  if (ids.length === 0) return [];
  const waiting = await lockWaitingRequests(work, ids, kind);
  const begun: number[] = [];
  let firstChange: number | undefined;
  const rows: Row[] = [];
  for (const request of waiting) {
    if (request.status === S.UNDER_REVIEW) continue;
    const isWaiting = request.status === S.SUBMITTED && request.has_reviewer;
    rows.push(isWaiting ? done(request) : refused(request));
    if (!isWaiting) continue;
    const change = await beginByWindow(work, request.id, open);
    firstChange ??= change;
    begun.push(request.id);
  }
  if (firstChange !== undefined)
    await notifyReviewers(work, { requests: begun, key: `reviews-begun-${firstChange}`, open, words });
  return rows;
}
