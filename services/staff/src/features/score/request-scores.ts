/** Submitted scores of a request with their averages by quarter, for the REVIEW tab (spec 3 section 2.6). */
import {
  computeMean,
  findSpread,
  type RequestScores,
  type Rubric,
  rubricFor,
  SCORE_PROGRESS,
  type ScoreDraft,
} from '@portal/contract';
import { type Call, notFound, permitted, type Reads, sql, trustedSql } from '@portal/kit';
import { z } from 'zod';
import { ReviewScoreModel } from '../../models/index.ts';
import { Cohorts, cohortsSql, ReviewState, STATE_COLUMNS } from './review-state.ts';
import { presentScore } from './score.answer.ts';
import { scorePolicy } from './score.policy.ts';

const Scored = z.object({
  type: ReviewState.shape.type,
  rubric_version: z.int().nullable(),
  cohorts: Cohorts,
});

export async function readRequestScores(
  { actor, database, params }: Pick<Call<'GET /request/{id}/scores/'>, 'actor' | 'database' | 'params'>,
  timeZone: string,
): Promise<RequestScores> {
  const request = await database.row(
    Scored,
    sql`select t.type, known.rubric_version, ${trustedSql(cohortsSql('t.id'))} as cohorts
      from researcher_api.request t
      left join lateral (select s.rubric_version from researcher_api.review_state s
        where s.request_id = t.id limit 1) known on true
      where t.id = ${params.id} and ${permitted(scorePolicy, actor)}`,
  );
  if (!request) throw notFound();
  const reviews = await readReviews(database, params.id);
  const rows = new Map(
    (await database.read(ReviewScoreModel).matching({ request_id: params.id }).inOrder('id')).map((row) => [
      row.id,
      row,
    ]),
  );
  const { rubric, cohort } = rubricFor(request.type, request.rubric_version, request.cohorts);
  const mine = reviews.find((review) => review.reviewer_id === actor.userId);
  // Whatever other rights the caller has: reviewers see other reviews only after submitting their own.
  const isHidden = mine !== undefined && !rows.get(mine.id)?.submitted_at;
  const submitted = reviews.flatMap((review) => {
    const row = rows.get(review.id);
    return row?.submitted_at && review.has_conflict !== true ? [{ review, row }] : [];
  });
  const shown = isHidden ? [] : submitted;
  return {
    rubric: { key: rubric.key, version: rubric.version },
    unscored_cohort: cohort ?? null,
    is_hidden: isHidden,
    reviewers: reviews.map((review) => ({
      review: review.id,
      reviewer: { id: review.reviewer_id, display_name: review.reviewer_name },
      reviewer_role: review.reviewer_role,
      progress: getProgress(rows.get(review.id)),
    })),
    quarters: [...new Set(shown.map(({ row }) => row.quarter))].toSorted(newestFirst).map((quarter) => {
      const scores = shown.filter(({ row }) => row.quarter === quarter);
      return {
        quarter,
        ...summarise(
          rubric,
          scores.map(({ row }) => row.blocks),
        ),
        scores: scores.map(({ review, row }) => presentScore(review, row, timeZone)),
      };
    }),
  };
}

const readReviews = (reads: Reads, request: number): Promise<ReviewState[]> =>
  reads.rows(
    ReviewState,
    sql`select ${trustedSql(STATE_COLUMNS)} from researcher_api.review_state s
      left join core_api.person person on person.id = s.reviewer_id
      where s.request_id = ${request} order by s.reviewer_role, s.id`,
  );

const [NEW, IN_PROGRESS, COMPLETED] = SCORE_PROGRESS;
const getProgress = (row: ReviewScoreModel | undefined) => {
  if (row?.submitted_at) return COMPLETED;
  return row ? IN_PROGRESS : NEW;
};

/** The total is the sum of the criteria's averages, if there are any. */
function summarise(
  rubric: Rubric,
  given: readonly ScoreDraft['blocks'][],
): Pick<RequestScores['quarters'][number], 'averages' | 'total' | 'spreads'> {
  const scores = rubric.criteria.map(
    ({ key }) => [key, given.flatMap((blocks) => blocks[key]?.score ?? [])] as const,
  );
  const averages = Object.fromEntries(scores.map(([key, some]) => [key, computeMean(some)]));
  const known = Object.values(averages).filter((average) => average !== null);
  return {
    averages,
    total: known.length === 0 ? null : known.reduce((sum, average) => sum + average, 0),
    spreads: Object.fromEntries(scores.map(([key, some]) => [key, findSpread(rubric, some)])),
  };
}

/** Order: 'Q3 2026', 'Q2 2026', 'Q4 2025'. */
const newestFirst = (one: string, other: string): number =>
  other.slice(3).localeCompare(one.slice(3)) || other.localeCompare(one);
