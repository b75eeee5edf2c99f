/** The caller's own reviews, for their home page and for the link to the next review (decision 495). */
import { type OwnReview, REQUEST_STATUS, SCORE_PROGRESS, ScoreBlock, TISSUE_TYPES } from '@portal/contract';
import { type Actor, actsAs, type Reads, sql, trustedSql } from '@portal/kit';
import { z } from 'zod';
import { todaySql } from '../workload/index.ts';
import { findClosedReason, ReviewState, rubricOfReview, STATE_COLUMNS } from './review-state.ts';

const [NEW, IN_PROGRESS, COMPLETED] = SCORE_PROGRESS;

/** Statuses of the requests on reviewers' home page. */
const UNDECIDED = [
  REQUEST_STATUS.SUBMITTED,
  REQUEST_STATUS.UNDER_REVIEW,
  REQUEST_STATUS.REVISIONS_REQUESTED,
  REQUEST_STATUS.REVIEW_MEETING,
  REQUEST_STATUS.CONDITIONALLY_APPROVED,
].join(', ');

/** More reviews than one person has at a time. */
const MOST_REVIEWS = 500;

const Row = ReviewState.extend({
  project_title: z.string(),
  due_date: z.string().nullable(),
  is_late: z.boolean(),
  blocks: z.record(z.string(), ScoreBlock).nullable(),
  submitted_at: z.date().nullable(),
});

const present = (row: z.output<typeof Row>): OwnReview => {
  const { criteria } = rubricOfReview(row).rubric;
  const closed = findClosedReason(row, row.submitted_at);
  return {
    review: row.id,
    request: {
      id: row.request_id,
      sfari_request_id: row.sfari_request_id,
      type: row.type,
      project_title: row.project_title,
    },
    due_date: row.due_date,
    is_late: row.is_late,
    progress: row.submitted_at ? COMPLETED : row.blocks ? IN_PROGRESS : NEW,
    scored: criteria.filter(({ key }) => (row.blocks?.[key]?.score ?? null) !== null).length,
    criteria: criteria.length,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    is_open: closed === null || closed === 'question',
  };
};

/** Open reviews first, earliest due date first. Reviews with a declared conflict of interest are omitted. */
export async function listOwnReviews(
  reads: Reads,
  actor: Actor,
  timeZone: string,
): Promise<readonly OwnReview[]> {
  const tissueOnly = !actsAs(actor, 'sfari_reviewer', 'internal_reviewer', 'external_reviewer');
  const rows = await reads.rows(
    Row,
    sql`select ${trustedSql(STATE_COLUMNS)}, request.project_title, waiting.due_date::text as due_date,
        coalesce(waiting.due_date < ${trustedSql(todaySql(timeZone))}, false) and score.submitted_at is null as is_late,
        score.blocks, score.submitted_at
      from researcher_api.review_state s
      join researcher_api.request request on request.id = s.request_id
      left join core_api.person person on person.id = s.reviewer_id
      left join researcher_api.open_review waiting on waiting.review_id = s.id
      left join staff.review_score score on score.id = s.id
      where s.reviewer_id = ${actor.userId} and s.has_conflict is not true and s.owner_id <> s.reviewer_id
        and s.status in (${trustedSql(UNDECIDED)})
        and (not ${tissueOnly} or s.type in (${trustedSql(TISSUE_TYPES.join(', '))}))
      order by (waiting.review_id is not null and score.submitted_at is null) desc, waiting.due_date, s.id
      limit ${MOST_REVIEWS}`,
  );
  return rows.map(present);
}
