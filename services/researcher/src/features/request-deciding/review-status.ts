/**
 * Assigning the primary reviewer begins the review, undoing that ends it, in the transaction that does it; types that wait
 * for a window begin while one is open (decisions 005, 145, 183 and 312).
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

/** A submitted request with a primary reviewer is under review from here on; one that waits for a window, if it is open. */
export async function beginReview(work: Work, requestId: number): Promise<void> {
  const request = await work.lock(RequestModel, requestId);
  if (request?.status !== S.SUBMITTED) return;
  if (listReviewWindows(request.type).length > 0) await joinOpenWindow(work, request);
  else if (await hasPrimaryReviewer(work, requestId))
    await changeStatusWithEffects(work, { id: requestId, from: S.SUBMITTED, to: S.UNDER_REVIEW });
}

/** Whether someone else is assigned who could have begun the review. */
async function hasBeginner(reads: Reads, id: number, type: RequestType): Promise<boolean> {
  const reviews = await reads.read(ReviewModel).matching({ request_id: id });
  return reviews.some(({ reviewer_role: role }) => mayBeginReview(type, role));
}

/**
 * Puts the request back among the submitted ones. Nothing ends where the review had begun before the assignment, was
 * decided already, or has another reviewer by now who begins it.
 */
export async function endReview(work: Work, requestId: number, statusBefore: RequestStatus): Promise<void> {
  if (statusBefore !== S.SUBMITTED) return;
  const request = await work.lock(RequestModel, requestId);
  if (request?.status !== S.UNDER_REVIEW || (await hasBeginner(work, requestId, request.type))) return;
  await changeStatusWithEffects(work, { id: requestId, from: S.UNDER_REVIEW, to: S.SUBMITTED, isUndo: true });
}
