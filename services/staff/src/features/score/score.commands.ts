/** Saves and submits a review, with locks against everything that would close it (spec 3 sections 2.7 and 4.3). */
import type { ScoreDraft } from '@portal/contract';
import { type Actor, type Locked, sql, type Work, wrongState } from '@portal/kit';
import { ReviewScoreModel } from '../../models/index.ts';
import { scoreRefusals } from '../../texts/en/score.ts';
import {
  findClosedReason,
  lockOwnReview,
  quarterNow,
  rubricOfReview,
  type ReviewState,
} from './review-state.ts';
import { checkComplete, checkDraft } from './score-rules.ts';
import { formatVersion } from './score.answer.ts';

/** The review and its score row, both locked. */
export interface LockedScore extends Locked<unknown> {
  readonly review: ReviewState;
  readonly row: ReviewScoreModel;
}

/** Locks the request first, then the scores; creates the score row on the first save. */
export async function lockScore(
  work: Work,
  actor: Actor,
  { id, timeZone }: { readonly id: number; readonly timeZone: string },
): Promise<LockedScore> {
  const review = await lockOwnReview(work, actor, id);
  const { rubric } = rubricOfReview(review);
  await work.run(sql`insert into staff.review_score (id, request_id, reviewer_id, rubric_key, rubric_version, quarter)
    values (${id}, ${review.request_id}, ${review.reviewer_id}, ${rubric.key}, ${rubric.version}, ${quarterNow(timeZone)})
    on conflict (id) do nothing`);
  const row = await work.lock(ReviewScoreModel, id);
  if (!row) throw new Error(`the scores of review ${id} are gone`);
  const closed = findClosedReason(review, row.submitted_at);
  return {
    id,
    review,
    row,
    state: {},
    relations: {},
    etag: formatVersion(row),
    authorise() {
      if (closed !== null) throw wrongState(scoreRefusals.closed[closed]);
    },
  };
}

export async function saveScore(
  work: Work,
  { review, row }: LockedScore,
  { draft, timeZone }: { readonly draft: ScoreDraft; readonly timeZone: string },
): Promise<void> {
  const { rubric, cohort } = rubricOfReview(review);
  checkDraft(rubric, draft, cohort);
  await work
    .of(ReviewScoreModel)
    .findById(row.id)
    .patch({ ...draft, quarter: quarterNow(timeZone), version: row.version + 1 });
}

/** Final: a submitted review never changes. */
export async function submitScore(work: Work, { review, row }: LockedScore, timeZone: string): Promise<void> {
  checkComplete(rubricOfReview(review).rubric, row);
  await work
    .of(ReviewScoreModel)
    .findById(row.id)
    .patch({ submitted_at: new Date(), quarter: quarterNow(timeZone), version: row.version + 1 });
}
