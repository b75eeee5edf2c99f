/**
 * Notifies an assigned reviewer a few seconds later, so that a mistake can be undone before (decision 145). While a
 * notice of a review exists, no one was notified of it. All functions lock the review's row first.
 */
import {
  reviewAddress,
  ReviewAnnouncementDue,
  type RequestStatus,
  type ReviewerRole,
} from '@portal/contract';
import { sendMail } from '@portal/common';
import {
  type Actor,
  type ServiceParts,
  type Work,
  notify,
  say,
  sql,
  transact,
  wrongState,
} from '@portal/kit';
import { z } from 'zod';
import { requestMails } from '../../texts/en/request-mails.ts';
import { AssignmentNoticeModel, ReviewModel } from '../../models/index.ts';
import { endReview } from '../request-deciding/index.ts';
import { assignmentMail, type MailWords } from './review.mail.ts';
import { ANNOUNCED } from './review.policy.ts';
import { findAnnounced, type ReviewedRequest } from './review.queries.ts';

/** Data of a removed review that its notifications need. */
export interface RemovedReview {
  readonly request_id: number;
  readonly reviewer_id: number;
  readonly reviewer_role: ReviewerRole;
  readonly quarter: string | null;
  readonly due_date: string | null;
  readonly statusBefore: RequestStatus | undefined;
}

/** `request` is the state before the assignment. */
export async function queueNotice(
  work: Work,
  actor: Actor,
  review: { readonly id: number; readonly request: Pick<ReviewedRequest, 'status'> },
): Promise<void> {
  const { id, request } = review;
  const actorId = actor.userId || null;
  await work
    .of(AssignmentNoticeModel)
    .insert({ review_id: id, status_before: request.status, actor_id: actorId, queued: new Date() });
  await work.emit(ReviewAnnouncementDue, { review_id: id, actor_id: actorId });
}

/** @returns the status of the request before the assignment, if no one was notified of the review yet */
async function deletePendingAnnouncement(work: Work, reviewId: number): Promise<RequestStatus | undefined> {
  const notice = await work.lock(AssignmentNoticeModel, reviewId);
  await work.of(AssignmentNoticeModel).deleteById(reviewId);
  return notice?.status_before;
}

/** Notifies the reviewer by mail and in the app, once. Does nothing if the assignment is gone. Idempotent. */
export async function announceReview(
  work: Work,
  words: MailWords,
  due: { readonly review_id: number; readonly actor_id: number | null },
): Promise<void> {
  const review = await findAnnounced(work, due.review_id);
  if (!review || (await deletePendingAnnouncement(work, due.review_id)) === undefined) return;
  const { request, reviewer, due_date: dueDate } = review;
  const key = `review-assigned-${due.review_id}`;
  await sendMail(
    work,
    { email: reviewer.email, name: reviewer.first_name },
    {
      key,
      template: 'review_assigned',
      about: { model: 'request', id: request.id },
      actorId: due.actor_id,
      write: () => assignmentMail({ request, due: dueDate, ...words }),
    },
  );
  await notify(work, {
    key,
    recipients: [reviewer.id],
    message: () => say(requestMails.bell.toReview, { code: request.sfari_request_id }),
    redirect: reviewAddress(request),
  });
}

const UnannouncedReview = z.object({ review_id: z.int(), actor_id: z.int().nullable() });

/**
 * Queues announcements of assignments made by another service: their events are in a queue of the previous release that
 * no one reads any more (decision 183). Each is queued only once, however many instances start.
 */
export async function announceMissedAssignments({ database }: Pick<ServiceParts, 'database'>): Promise<void> {
  await transact(database, { actorId: null }, async (work) => {
    const unannounced = await work.rows(
      UnannouncedReview,
      sql`update researcher.assignment_notice set queued = now() where queued is null returning review_id, actor_id`,
    );
    for (const due of unannounced) await work.emit(ReviewAnnouncementDue, due);
  });
}

/** Deletes the review. @returns it, with the earlier status of the request if no one was notified yet */
export async function deleteReview(work: Work, id: number): Promise<RemovedReview | undefined> {
  const review = await work.lock(ReviewModel, id);
  const statusBefore = await deletePendingAnnouncement(work, id);
  if (!review) return undefined;
  await work.of(ReviewModel).deleteById(id);
  const { request_id, reviewer_id, reviewer_role, quarter, due_date } = review;
  return { request_id, reviewer_id, reviewer_role, quarter, due_date, statusBefore };
}

/** Undoes an assignment that was not announced yet; the request returns to its earlier status. */
export async function undoAssignment({
  work,
  loaded,
}: {
  readonly work: Work;
  readonly loaded: { readonly id: number | string };
}): Promise<void> {
  const removed = await deleteReview(work, Number(loaded.id));
  if (removed?.statusBefore === undefined) throw wrongState(ANNOUNCED);
  await endReview(work, removed.request_id, removed.statusBefore);
}
