/** Assigning and removing reviewers, with all effects in the same transaction (spec 3 section 4.4). */
import {
  LIMITS,
  mayBeginReview,
  REQUEST_STATUS,
  REVIEWER_ROLE,
  ROLE_LABELS,
  type ReviewerRole,
} from '@portal/contract';
import { getLocale } from '@portal/contract/language';
import {
  AppError,
  type Call,
  type Work,
  currentLanguage,
  forbidden,
  invalid,
  say,
  translate,
  violatedConstraint,
  wrongState,
} from '@portal/kit';
import { requestRefusals } from '../../texts/en/request-refusals.ts';
import { RequestModel, ReviewModel } from '../../models/index.ts';
import { beginReview, applyWindowDates } from '../request-deciding/index.ts';
import { findDueDate, type AssignmentRules } from './assignment-rules.ts';
import { queueNotice } from './assignment-notice.ts';
import { isLocked, LOCKED } from './review.policy.ts';
import {
  findAssignableRequest,
  findReviewer,
  type ReviewedRequest,
  type Reviewer,
} from './review.queries.ts';
import { hasReviewerRole, findQuarter, reviewerGroups } from './reviewer-groups.ts';

interface Assignment {
  readonly rules: AssignmentRules;
  readonly call: Pick<Call, 'actor'>;
  readonly work: Work;
  readonly body: {
    readonly request: number;
    readonly reviewer: number;
    readonly reviewer_role: ReviewerRole;
  };
}

/** @returns the id of the new review */
export async function assignReviewer(assignment: Assignment): Promise<number> {
  const { call, work, body } = assignment;
  requirePerson(call);
  // Locks the request: otherwise two parallel assignments could exceed the limit. Deciding on the request waits as
  // well.
  await work.lock(RequestModel, body.request);
  const request = await findAssignableRequest(work, call.actor, body.request);
  if (!request) throw invalid({ request: [requestRefusals.review.unknownRequest] });
  if (isLocked(request.status)) throw wrongState(LOCKED);
  const reviewer = await checkReviewer(assignment, request);
  await checkReviewerSlotFree(assignment);
  const id = await insertReview(assignment, request, reviewer);
  if (mayBeginReview(request.type, body.reviewer_role)) await beginReview(work, request.id);
  if (request.status === REQUEST_STATUS.UNDER_REVIEW) await applyWindowDates(work, id, request);
  await queueNotice(work, call.actor, { id, request });
  return id;
}

async function checkReviewer({ work, body }: Assignment, request: ReviewedRequest): Promise<Reviewer> {
  if (!hasReviewerRole(request.type, body.reviewer_role))
    throw invalid({ reviewer_role: [requestRefusals.review.secondaryOnly] });
  const reviewer = await findReviewer(work, body.reviewer, request.id);
  if (!reviewer || !reviewer.active) throw invalid({ reviewer: [requestRefusals.review.unknownPerson] });
  if (reviewer.id === request.owner_id) throw invalid({ reviewer: [requestRefusals.review.owner] });
  if (reviewer.has_conflict)
    throw invalid({
      reviewer: [say(requestRefusals.review.conflict, { person: reviewer.display_name })],
    });
  const groups = reviewerGroups(request.type);
  if (!groups.some((group) => reviewer.roles.includes(group))) {
    const labels = new Intl.ListFormat(getLocale(currentLanguage()), { type: 'disjunction' }).format(
      groups.map((group) => translate(ROLE_LABELS[group])),
    );
    throw invalid({ reviewer: [say(requestRefusals.review.groups, { groups: labels })] });
  }
  return reviewer;
}

async function checkReviewerSlotFree({ work, body }: Assignment): Promise<void> {
  if (body.reviewer_role !== REVIEWER_ROLE.OTHER) return;
  const others = await work
    .read(ReviewModel)
    .matching({ request_id: body.request, reviewer_role: REVIEWER_ROLE.OTHER })
    .resultSize();
  if (others >= LIMITS.otherReviewers)
    throw invalid({ reviewer: [say(requestRefusals.review.most, { count: String(LIMITS.otherReviewers) })] });
}

async function insertReview(
  { work, body, rules }: Assignment,
  request: ReviewedRequest,
  reviewer: Reviewer,
): Promise<number> {
  try {
    const { id } = await work.of(ReviewModel).insert({
      request_id: request.id,
      reviewer_id: reviewer.id,
      reviewer_role: body.reviewer_role,
      quarter: findQuarter(request.type, new Date(), rules.timeZone),
      due_date: findDueDate(request.type, new Date(), rules),
    });
    return id;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'review_primary')
      throw new AppError('CONFLICT', requestRefusals.review.taken, {
        cause: error,
      });
    if (constraint !== undefined)
      throw invalid({ reviewer: [say(requestRefusals.review.twice, { person: reviewer.display_name })] });
    throw error;
  }
}

/** A service has no person's name for the history. */
function requirePerson({ actor }: Pick<Call, 'actor'>): void {
  if (actor.userId === 0) throw forbidden(requestRefusals.review.byPerson);
}
