/**
 * Assigning the primary reviewer starts the review, and undoing it ends the review, in the same transaction. Types with
 * review windows start only while a window is open (decisions 005, 145, 183 and 312).
 */
import {
  mayBeginReview,
  REQUEST_STATUS as S,
  REVIEWER_ROLE,
  listReviewWindows,
  type RequestStatus,
  type RequestType,
} from '@portal/contract';
import type { Reads, Work } from '@portal/kit';
import { RequestModel, ReviewModel } from '../../models/index.ts';
import { changeStatusWithEffects } from '../request/index.ts';
import { joinOpenWindow } from './window/begin-review.ts';

async function hasPrimaryReviewer(reads: Reads, requestId: number): Promise<boolean> {
  const primary = { request_id: requestId, reviewer_role: REVIEWER_ROLE.PRIMARY };
  return (await reads.read(ReviewModel).matching(primary).first()) !== undefined;
}

/**
 * Moves a submitted request with a primary reviewer to Under Review; if its type has windows, only while one is open.
 */
export async function beginReview(work: Work, requestId: number): Promise<void> {
  const request = await work.lock(RequestModel, requestId);
  if (request?.status !== S.SUBMITTED) return;
  if (listReviewWindows(request.type).length > 0) await joinOpenWindow(work, request);
  else if (await hasPrimaryReviewer(work, requestId))
    await changeStatusWithEffects(work, { id: requestId, from: S.SUBMITTED, to: S.UNDER_REVIEW });
}

/** Whether another reviewer is assigned whose role may start the review. */
async function hasReviewerWhoStartsReview(reads: Reads, id: number, type: RequestType): Promise<boolean> {
  const reviews = await reads.read(ReviewModel).matching({ request_id: id });
  return reviews.some(({ reviewer_role: role }) => mayBeginReview(type, role));
}

/**
 * Moves the request back to Submitted. Nothing changes if the review had started before the assignment, the request is
 * decided, or another reviewer who starts reviews is assigned now.
 */
export async function endReview(work: Work, requestId: number, statusBefore: RequestStatus): Promise<void> {
  if (statusBefore !== S.SUBMITTED) return;
  const request = await work.lock(RequestModel, requestId);
  if (request?.status !== S.UNDER_REVIEW || (await hasReviewerWhoStartsReview(work, requestId, request.type)))
    return;
  await changeStatusWithEffects(work, { id: requestId, from: S.UNDER_REVIEW, to: S.SUBMITTED, isUndo: true });
}
