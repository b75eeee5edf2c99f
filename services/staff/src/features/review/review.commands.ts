/** Assigning and removing a reviewer, with what follows from it in the same transaction (spec 3 section 4.4). */
import {
  LIMITS,
  NotificationRequested,
  REVIEWER_ROLE,
  ReviewerAssigned,
  ROLE_LABELS,
  type ReviewerRole,
} from '@portal/contract';
import { AppError, forbidden, invalid, violatedConstraint, wrongState, type Call } from '@portal/kit';
import type { Knex } from 'knex';
import { deleteReview, keepNotice } from './assignment-notice.ts';
import { isLocked, LOCKED } from './review.policy.ts';
import {
  findAssignableRequest,
  findReviewer,
  type ReviewedRequest,
  type Reviewer,
} from './review.queries.ts';
import { hasReviewerRole, quarterOf, reviewerGroups } from './reviewer-groups.ts';

interface Assignment {
  readonly call: Call;
  readonly trx: Knex.Transaction;
  readonly body: {
    readonly request: number;
    readonly reviewer: number;
    readonly reviewer_role: ReviewerRole;
  };
}

/** First half of the advisory lock's key; the second is the request. */
const ASSIGNMENT_LOCK = 73_110;

/** @returns the id of the new review */
export async function assignReviewer(assignment: Assignment): Promise<number> {
  const { call, trx, body } = assignment;
  // Two assigners of one request wait for each other, or both could be the hundredth.
  await trx.raw('select pg_advisory_xact_lock(?, ?)', [ASSIGNMENT_LOCK, body.request]);
  const request = await findAssignableRequest(call, trx, body.request);
  if (!request) throw invalid({ request: ['There is no such request'] });
  if (isLocked(request.status)) throw wrongState(LOCKED);
  const reviewer = await checkReviewer(assignment, request);
  await checkRoom(assignment);
  const id = await insertReview(assignment, request, reviewer);
  await call.jobs.emit(trx, ReviewerAssigned, {
    request_id: request.id,
    reviewer_id: reviewer.id,
    reviewer_role: body.reviewer_role,
    actor_id: actorOf(call),
  });
  await keepNotice(call, trx, { id, role: body.reviewer_role, request });
  return id;
}

async function checkReviewer({ call, trx, body }: Assignment, request: ReviewedRequest): Promise<Reviewer> {
  if (!hasReviewerRole(request.type, body.reviewer_role))
    throw invalid({ reviewer_role: ['Only Research Match requests have a secondary reviewer'] });
  const reviewer = await findReviewer(call, trx, body.reviewer);
  if (!reviewer || !reviewer.active)
    throw invalid({ reviewer: ['There is no such person with an active account'] });
  if (reviewer.id === request.owner_id)
    throw invalid({ reviewer: ['The owner of a request cannot review it'] });
  const groups = reviewerGroups(request.type);
  if (!groups.some((group) => reviewer.roles.includes(group))) {
    const labels = groups.map((group) => ROLE_LABELS[group]).join(' or ');
    throw invalid({ reviewer: [`A reviewer of this request must be: ${labels}`] });
  }
  return reviewer;
}

async function checkRoom({ trx, body }: Assignment): Promise<void> {
  if (body.reviewer_role !== REVIEWER_ROLE.OTHER) return;
  const [row] = await trx('staff.review')
    .where({ request_id: body.request, reviewer_role: REVIEWER_ROLE.OTHER })
    .count<{ count: number }[]>('*');
  if ((row?.count ?? 0) >= LIMITS.otherReviewers)
    throw invalid({ reviewer: [`A request has at most ${LIMITS.otherReviewers} other reviewers`] });
}

async function insertReview(
  { trx, body }: Assignment,
  request: ReviewedRequest,
  reviewer: Reviewer,
): Promise<number> {
  try {
    const [row] = await trx('staff.review')
      .insert({
        request_id: request.id,
        reviewer_id: reviewer.id,
        reviewer_role: body.reviewer_role,
        quarter: quarterOf(request.type, new Date()),
      })
      .returning<{ id: number }[]>('id');
    if (!row) throw new Error('the review was not inserted');
    return row.id;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'review_primary')
      throw new AppError('CONFLICT', 'This request already has this kind of reviewer. Remove them first', {
        cause: error,
      });
    if (constraint !== undefined)
      throw invalid({ reviewer: [`${reviewer.display_name} already reviews this request`] });
    throw error;
  }
}

/** Takes the reviewer off, and tells them unless they did it themselves or never heard of it. */
export async function removeReviewer(removal: {
  readonly call: Call;
  readonly trx: Knex.Transaction;
  readonly loaded: { readonly id: number | string };
}): Promise<void> {
  const { call, trx, loaded } = removal;
  const removed = await deleteReview(trx, Number(loaded.id));
  if (!removed || removed.statusBefore !== undefined || removed.reviewer_id === call.actor.userId) return;
  const request = await findAssignableRequest(call, trx, removed.request_id);
  await call.jobs.emit(trx, NotificationRequested, {
    key: `review-removed-${loaded.id}`,
    recipient_ids: [removed.reviewer_id],
    message: `You no longer review ${request?.sfari_request_id ?? 'a request'}`,
    redirect: null,
  });
}

/** The event names a person; a service call without one has nobody to name. */
function actorOf({ actor }: Call): number {
  if (actor.userId === 0) throw forbidden('A reviewer is assigned by a person');
  return actor.userId;
}
