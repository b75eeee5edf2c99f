/**
 * Assigning the primary reviewer begins the review, undoing that ends it, in the transaction that does it; Research Match
 * waits for Begin Review (decisions 005, 145 and 183).
 */
import {
  REQUEST_STATUS as S,
  RESEARCH_MATCH_TYPES,
  REVIEWER_ROLE,
  type RequestStatus,
} from '@portal/contract';
import type { Reads, Work } from '@portal/kit';
import { RequestModel, ReviewModel } from '../../models/index.ts';
import { changeStatus } from './request.status.ts';

async function hasPrimaryReviewer(reads: Reads, requestId: number): Promise<boolean> {
  const primary = { request_id: requestId, reviewer_role: REVIEWER_ROLE.PRIMARY };
  return (await reads.read(ReviewModel).matching(primary).first()) !== undefined;
}

/** A submitted request with a primary reviewer is under review from here on. */
export async function beginReview(work: Work, requestId: number): Promise<void> {
  const request = await work.lock(RequestModel, requestId);
  if (request?.status !== S.SUBMITTED || RESEARCH_MATCH_TYPES.includes(request.type)) return;
  if (await hasPrimaryReviewer(work, requestId))
    await changeStatus(work, { id: requestId, from: S.SUBMITTED, to: S.UNDER_REVIEW });
}

/**
 * Puts the request back among the submitted ones. Nothing ends where the review had begun before the assignment, was
 * decided meanwhile, or has another primary reviewer by now.
 */
export async function endReview(work: Work, requestId: number, statusBefore: RequestStatus): Promise<void> {
  if (statusBefore !== S.SUBMITTED) return;
  const request = await work.lock(RequestModel, requestId);
  if (request?.status !== S.UNDER_REVIEW || (await hasPrimaryReviewer(work, requestId))) return;
  await changeStatus(work, { id: requestId, from: S.UNDER_REVIEW, to: S.SUBMITTED, isUndo: true });
}
