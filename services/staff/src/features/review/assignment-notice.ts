/**
 * Who is assigned hears of it a few seconds later, so that a slip of the hand can be undone before anybody was told
 * (decision 145). As long as there is a notice of a review, nobody was told of it. All lock the review's row first.
 */
import {
  MailRequested,
  NotificationRequested,
  REVIEWER_ROLE,
  ReviewAnnouncementDue,
  ReviewerAssignmentUndone,
  type RequestStatus,
  type ReviewerRole,
} from '@portal/contract';
import { wrongState, type Call, type Database, type Jobs } from '@portal/kit';
import type { Knex } from 'knex';
import type { Branding } from '../../branding.config.ts';
import { assignmentMail } from './review.mail.ts';
import { TOLD } from './review.policy.ts';
import { findAnnounced, type ReviewedRequest } from './review.queries.ts';
import { rememberUndone, statusAfterUndo } from './undone-assignment.ts';

/** What removes a review leaves behind for who must be told. */
export interface RemovedReview {
  readonly request_id: number;
  readonly reviewer_id: number;
  readonly reviewer_role: ReviewerRole;
  readonly statusBefore: RequestStatus | undefined;
}

export async function keepNotice(
  { jobs, actor }: Pick<Call, 'jobs' | 'actor'>,
  trx: Knex.Transaction,
  review: {
    readonly id: number;
    readonly role: ReviewerRole;
    readonly request: Pick<ReviewedRequest, 'id' | 'status'>;
  },
): Promise<void> {
  const { id, role, request } = review;
  const statusBefore =
    role === REVIEWER_ROLE.PRIMARY ? await statusAfterUndo(trx, request.id, request.status) : request.status;
  await trx('staff.assignment_notice').insert({ review_id: id, status_before: statusBefore });
  await jobs.emit(trx, ReviewAnnouncementDue, { review_id: id, actor_id: actor.userId || null });
}

/** @returns the status of the request before, where nobody was told of the review yet */
async function takeNotice(trx: Knex.Transaction, reviewId: number): Promise<RequestStatus | undefined> {
  const [notice] = await trx('staff.assignment_notice')
    .where({ review_id: reviewId })
    .delete()
    .returning<{ status_before: RequestStatus }[]>('status_before');
  return notice?.status_before;
}

/** Tells the reviewer by mail and bell, once; nobody where the assignment is gone. Seen again it changes nothing. */
export async function announceReview(
  { database, jobs, branding }: { database: Database; jobs: Jobs; branding: Branding },
  trx: Knex.Transaction,
  due: { readonly review_id: number; readonly actor_id: number | null },
): Promise<void> {
  const review = await findAnnounced(database, trx, due.review_id);
  if (!review || (await takeNotice(trx, due.review_id)) === undefined) return;
  const { request, reviewer } = review;
  const key = `review-assigned-${due.review_id}`;
  const mail = assignmentMail({ request, reviewer, ...branding });
  await jobs.emit(trx, MailRequested, {
    key,
    template: mail.template,
    model_name: 'request',
    object_id: String(request.id),
    to: [reviewer.email],
    subject: mail.subject,
    body: mail.body,
    actor_id: due.actor_id,
  });
  await jobs.emit(trx, NotificationRequested, {
    key,
    recipient_ids: [reviewer.id],
    message: `You have been asked to review ${request.sfari_request_id}`,
    redirect: `/request/${request.id}`,
  });
}

/** Deletes the review. @returns it, with the status of the request before where nobody was told yet */
export async function deleteReview(trx: Knex.Transaction, id: number): Promise<RemovedReview | undefined> {
  const statusBefore = await takeNotice(trx, id);
  const [removed] = await trx('staff.review')
    .where({ id })
    .delete()
    .returning<Omit<RemovedReview, 'statusBefore'>[]>(['request_id', 'reviewer_id', 'reviewer_role']);
  return removed && { ...removed, statusBefore };
}

/** Takes an assignment back of which nobody was told: the request returns to the status that it had. */
export async function undoAssignment({
  call,
  trx,
  loaded,
}: {
  readonly call: Pick<Call, 'actor' | 'jobs'>;
  readonly trx: Knex.Transaction;
  readonly loaded: { readonly id: number | string };
}): Promise<void> {
  const removed = await deleteReview(trx, Number(loaded.id));
  if (removed?.statusBefore === undefined) throw wrongState(TOLD);
  if (removed.reviewer_role !== REVIEWER_ROLE.PRIMARY) return;
  await rememberUndone(trx, removed.request_id, removed.statusBefore);
  await call.jobs.emit(trx, ReviewerAssignmentUndone, {
    request_id: removed.request_id,
    status_before: removed.statusBefore,
    actor_id: call.actor.userId,
  });
}
