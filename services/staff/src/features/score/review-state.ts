/** A review from the researcher service, with the data that decide whether its scores can be edited. */
import {
  formatQuarter,
  REQUEST_STATUS,
  RequestStatusNumber,
  RequestTypeNumber,
  ReviewerRoleNumber,
  rubricFor,
  scoringQuarter,
  type ReviewScore,
} from '@portal/contract';
import { type Actor, notFound, type Reads, sql, trustedSql, type Work } from '@portal/kit';
import { z } from 'zod';

export const Cohorts = z.array(z.object({ name: z.string(), display_name: z.string() }));

/**
 * Cohorts of request `id`; a renewal without its own uses those of the renewed request. The request is chosen first,
 * because an "or" of both would read all cohorts of all requests.
 */
export const cohortsSql = (id: string): string => `(select coalesce(jsonb_agg(
    jsonb_build_object('name', cohort.name, 'display_name', cohort.display_name) order by cohort.display_name), '[]')
  from researcher_api.request_cohort cohort where cohort.request_id = case
    when exists (select 1 from researcher_api.request_cohort own where own.request_id = ${id}) then ${id}
    else (select renewed.request_id from researcher_api.request_renewal renewed where renewed.renewal_id = ${id}) end)`;

export const ReviewState = z.object({
  id: z.int(),
  request_id: z.int(),
  sfari_request_id: z.string(),
  reviewer_id: z.int(),
  reviewer_name: z.string(),
  reviewer_role: ReviewerRoleNumber,
  type: RequestTypeNumber,
  status: RequestStatusNumber,
  rubric_version: z.int().nullable(),
  cohorts: Cohorts,
  /** Null if the conflict question was not answered. */
  has_conflict: z.boolean().nullable(),
});
export type ReviewState = z.output<typeof ReviewState>;

/** Uses the aliases `s` for the review and `person` for the reviewer. */
export const STATE_COLUMNS = `s.id, s.request_id, s.sfari_request_id, s.reviewer_id, s.reviewer_role, s.type, s.status,
  s.rubric_version, ${cohortsSql('s.request_id')} as cohorts, s.has_conflict, coalesce(person.display_name, '') as reviewer_name`;

/** A reviewer with a conflict of interest may no longer read their own review either. */
const isOwn = (review: ReviewState | undefined, actor: Actor): review is ReviewState =>
  review?.reviewer_id === actor.userId;

/** @throws NOT_FOUND for another person's review, and for a reviewer with a conflict of interest */
export async function readOwnReview(reads: Reads, actor: Actor, id: number): Promise<ReviewState> {
  const review = await reads.row(
    ReviewState,
    sql`select ${trustedSql(STATE_COLUMNS)} from researcher_api.review_state s
      left join core_api.person person on person.id = s.reviewer_id where s.id = ${id}`,
  );
  if (!isOwn(review, actor) || review.has_conflict === true) throw notFound();
  return review;
}

/** Like `readOwnReview`, and locks the review against assignment, removal, conflict declarations and decisions. */
export async function lockOwnReview(work: Work, actor: Actor, id: number): Promise<ReviewState> {
  const review = await work.row(
    ReviewState,
    sql`select ${trustedSql(STATE_COLUMNS)} from researcher_api.hold_review(${id}) s
      left join core_api.person person on person.id = s.reviewer_id`,
  );
  if (!isOwn(review, actor)) throw notFound();
  return review;
}

/** Why the review cannot be edited; null if it can. */
export function findClosedReason(
  review: Pick<ReviewState, 'status' | 'has_conflict'>,
  submittedAt: Date | null | undefined,
): ReviewScore['closed'] {
  if (submittedAt) return 'submitted';
  if (review.has_conflict === true) return 'conflict';
  if (review.status !== REQUEST_STATUS.UNDER_REVIEW) return 'status';
  return review.has_conflict === null ? 'question' : null;
}

export const rubricOfReview = ({ type, rubric_version: version, cohorts }: ReviewState) =>
  rubricFor(type, version, cohorts);

export const quarterNow = (timeZone: string): string => formatQuarter(scoringQuarter(new Date(), timeZone));
