/** A review with its scores, as the API returns it. */
import type { ReviewScore, Rubric, ScoreBlock, ScoreDraft } from '@portal/contract';
import { type Actor, type Answer, formatEtag, type Reads, type Work } from '@portal/kit';
import { ReviewScoreModel } from '../../models/index.ts';
import {
  findClosedReason,
  quarterNow,
  readOwnReview,
  rubricOfReview,
  type ReviewState,
} from './review-state.ts';

const EMPTY: ScoreBlock = { score: null, comment: { strengths: '', weaknesses: '' } };

/** Every criterion and note of the rubric, including empty ones. */
function fillDraft(
  rubric: Rubric,
  draft: Pick<ScoreDraft, 'blocks' | 'notes'> | undefined,
): Pick<ScoreDraft, 'blocks' | 'notes'> {
  return {
    blocks: Object.fromEntries(rubric.criteria.map(({ key }) => [key, draft?.blocks[key] ?? EMPTY])),
    notes: Object.fromEntries(rubric.notes.map(({ key }) => [key, draft?.notes[key] ?? ''])),
  };
}

export function presentScore(
  review: ReviewState,
  row: ReviewScoreModel | undefined,
  timeZone: string,
): ReviewScore {
  const { rubric, cohort } = rubricOfReview(review);
  return {
    review: review.id,
    request: { id: review.request_id, sfari_request_id: review.sfari_request_id, type: review.type },
    reviewer: { id: review.reviewer_id, display_name: review.reviewer_name },
    reviewer_role: review.reviewer_role,
    quarter: row?.quarter ?? quarterNow(timeZone),
    rubric: { key: rubric.key, version: rubric.version },
    unscored_cohort: cohort ?? null,
    ...fillDraft(rubric, row),
    reviewer_decision: row?.reviewer_decision ?? null,
    build_merit: row?.build_merit ?? null,
    submitted_at: row?.submitted_at?.toISOString() ?? null,
    closed: findClosedReason(review, row?.submitted_at),
  };
}

export const formatVersion = (row: Pick<ReviewScoreModel, 'version'> | undefined): string =>
  formatEtag(String(row?.version ?? 0));

/** The caller's own review. @throws NOT_FOUND for that of someone else */
export async function answerOwnScore(
  reads: Reads | Work,
  actor: Actor,
  { id, timeZone }: { readonly id: number; readonly timeZone: string },
): Promise<Answer<ReviewScore>> {
  const review = await readOwnReview(reads, actor, id);
  const row = await reads.read(ReviewScoreModel).findById(id);
  return { body: presentScore(review, row, timeZone), etag: formatVersion(row) };
}
