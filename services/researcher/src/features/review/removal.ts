/**
 * Notifies a removed reviewer a few seconds later, so that the removal can be undone before (decision 216). A row of
 * `removed_review` means that no one was notified yet; notifying and undoing lock that row first.
 */
import { LIMITS, ReviewRemovalDue } from '@portal/contract';
import {
  type Actor,
  AppError,
  type Work,
  notify,
  say,
  translate,
  violatedConstraint,
  wrongState,
} from '@portal/kit';
import { requestRefusals } from '../../texts/en/request-refusals.ts';
import { requestMails } from '../../texts/en/request-mails.ts';
import { RemovedReviewModel, ReviewModel } from '../../models/index.ts';
import { deleteReview, queueNotice } from './assignment-notice.ts';
import { findAnnounced, findRequest } from './review.queries.ts';

export const REMOVAL_ANNOUNCED = requestRefusals.review.removalNotified;

/**
 * Removes the reviewer. They are notified later, unless they did it themselves or were never notified of the
 * assignment.
 */
export async function removeReviewer(removal: {
  readonly call: { readonly actor: Actor };
  readonly work: Work;
  readonly loaded: { readonly id: number | string };
}): Promise<void> {
  const { call, work, loaded } = removal;
  const id = Number(loaded.id);
  const removed = await deleteReview(work, id);
  if (!removed) return;
  const { statusBefore, ...review } = removed;
  await work.of(RemovedReviewModel).insert({
    ...review,
    review_id: id,
    status_before: statusBefore ?? null,
    tells_reviewer: statusBefore === undefined && review.reviewer_id !== call.actor.userId,
  });
  await work.emit(ReviewRemovalDue, { review_id: id });
}

/** @returns the removal, if no one was notified of it yet */
async function takeRemoval(work: Work, id: number): Promise<RemovedReviewModel | undefined> {
  const removed = await work.lock(RemovedReviewModel, id);
  if (removed) await work.of(RemovedReviewModel).deleteById(id);
  return removed;
}

/**
 * Notifies the removed reviewer, once. Does nothing if the event is repeated, or after Undo. Also nothing while Undo is
 * still offered, because a second removal then has its own event. A reviewer who was assigned again is not notified.
 */
export async function announceReviewerRemoval(
  work: Work,
  due: { readonly review_id: number },
): Promise<void> {
  const found = await work.lock(RemovedReviewModel, due.review_id);
  if (!found || Date.now() - found.removed.getTime() < LIMITS.assignmentUndoSeconds * 1000) return;
  const removed = await takeRemoval(work, due.review_id);
  if (!removed?.tells_reviewer || (await reviewsAgain(work, removed))) return;
  const request = await findRequest(work, removed.request_id);
  await notify(work, {
    key: `review-removed-${due.review_id}`,
    recipients: [removed.reviewer_id],
    message: () =>
      request
        ? say(requestMails.bell.reviewEnded, { code: request.sfari_request_id })
        : translate(requestMails.bell.reviewOfSomeEnded),
    redirect: null,
  });
}

/** Whether the person was assigned to the request again, in any role. */
async function reviewsAgain(
  work: Work,
  { request_id, reviewer_id }: Pick<RemovedReviewModel, 'request_id' | 'reviewer_id'>,
): Promise<boolean> {
  return (await work.read(ReviewModel).matching({ request_id, reviewer_id }).first()) !== undefined;
}

/** Restores the assignment; a reviewer who was not notified of it yet is notified now. */
export async function putReviewerBack(
  work: Work,
  actor: Actor,
  { request, review }: { readonly request: number; readonly review: number },
): Promise<void> {
  const removed = await takeRemoval(work, review);
  if (removed?.request_id !== request) throw wrongState(REMOVAL_ANNOUNCED);
  const { request_id, reviewer_id, reviewer_role, quarter, due_date, status_before: statusBefore } = removed;
  try {
    await work
      .of(ReviewModel)
      .insert({ id: review, request_id, reviewer_id, reviewer_role, quarter, due_date });
  } catch (error) {
    if (violatedConstraint(error) === undefined) throw error;
    throw new AppError('CONFLICT', requestRefusals.review.placeTaken, { cause: error });
  }
  if (statusBefore !== null && (await findAnnounced(work, review)))
    await queueNotice(work, actor, { id: review, request: { status: statusBefore } });
}
