/** Reviewers' scores and critiques, served by the staff service (spec 3 sections 2.6, 2.7, 3 and 5). */
import { z } from 'zod';
import { BODY_LIMITS, defineEndpoints } from '../api/endpoint.ts';
import { LIMITS } from '../basics/limits.ts';
import { DateOnly, Id, IdParams, Summary, text, Timestamp } from '../api/primitives.ts';
import { REVIEWING_ROLES } from '../people/roles.ts';
import { BUILD_MERITS, REVIEWER_DECISIONS } from './rubrics.ts';
import { RequestTypeNumber, ReviewerRoleNumber } from '../request/numbers.wire.ts';

const Words = text(LIMITS.answer);
/** One criterion; the rubric defines the valid scores. */
export const ScoreBlock = z.strictObject({
  score: z.number().nullable().default(null),
  comment: z
    .strictObject({ strengths: Words.default(''), weaknesses: Words.default('') })
    .default({ strengths: '', weaknesses: '' }),
});
export type ScoreBlock = z.output<typeof ScoreBlock>;

const CRITERION = /^[a-z_]{1,30}$/;
/** A reviewer's unfinished entries; a draft may be incomplete, but its scores and fields must belong to the rubric. */
export const ScoreDraft = z.strictObject({
  blocks: z.record(z.string().regex(CRITERION), ScoreBlock).default({}),
  notes: z.record(z.string().regex(CRITERION), Words).default({}),
  reviewer_decision: z.enum(REVIEWER_DECISIONS).nullable().default(null),
  build_merit: z.enum(BUILD_MERITS).nullable().default(null),
});
export type ScoreDraft = z.output<typeof ScoreDraft>;

const Note = z
  .union([Words, z.strictObject({ comment: Words }).transform(({ comment }) => comment)])
  .optional();
const Block = ScoreBlock.optional();
const BLOCKS = {
  research: Block,
  engagement: Block,
  feasibility: Block,
  alignment: Block,
  scientific: Block,
  community: Block,
  importance: Block,
  autism_understanding: Block,
  novel: Block,
  design: Block,
  alternatives: Block,
  preliminary_data: Block,
  expertise: Block,
};
const NOTES = { other: Note, comments: Note, funding: Note, missing_info: Note, recommendation: Note };
/**
 * A review with the field names of the specification: every criterion and note has its own field (spec 3 sections 3 and
 * 7).
 */
export const NAMED_SCORES = {
  ...BLOCKS,
  ...NOTES,
  reviewer_decision: z.enum(REVIEWER_DECISIONS).nullable().optional(),
  build_merit: z.enum(BUILD_MERITS).nullable().optional(),
};
const NamedScores = z.object(NAMED_SCORES);
type NamedScores = z.output<typeof NamedScores>;

export const namesScores = (body: NamedScores): boolean =>
  Object.values(NamedScores.parse(body)).some((value) => value !== undefined);

/** Merges fields sent under the specification's names into a draft; omitted fields stay unchanged. */
export function addNamedScores(
  draft: Pick<ScoreDraft, 'blocks' | 'notes' | 'reviewer_decision' | 'build_merit'>,
  sent: NamedScores,
): ScoreDraft {
  const given = <T>(fields: object): Record<string, T> =>
    Object.fromEntries(
      Object.keys(fields).flatMap((name) => {
        const value = sent[name as keyof NamedScores];
        return value === undefined ? [] : [[name, value as T]];
      }),
    );
  return {
    blocks: { ...draft.blocks, ...given<ScoreBlock>(BLOCKS) },
    notes: { ...draft.notes, ...given<string>(NOTES) },
    reviewer_decision:
      sent.reviewer_decision === undefined ? draft.reviewer_decision : sent.reviewer_decision,
    build_merit: sent.build_merit === undefined ? draft.build_merit : sent.build_merit,
  };
}

const RubricName = z.object({ key: z.string(), version: z.int() });
export const ReviewScore = z.object({
  review: Id,
  request: z.object({ id: Id, sfari_request_id: z.string(), type: RequestTypeNumber }),
  reviewer: Summary,
  reviewer_role: ReviewerRoleNumber,
  /** The quarter before the one in which the review is scored, such as 'Q3 2026'. */
  quarter: z.string(),
  rubric: RubricName,
  /** The cohort because of which the request is not scored. */
  unscored_cohort: z.string().nullable(),
  blocks: z.record(z.string(), ScoreBlock),
  notes: z.record(z.string(), z.string()),
  reviewer_decision: z.enum(REVIEWER_DECISIONS).nullable(),
  build_merit: z.enum(BUILD_MERITS).nullable(),
  submitted_at: Timestamp.nullable(),
  /** Why the review cannot be edited now. */
  closed: z.enum(['question', 'conflict', 'status', 'submitted']).nullable(),
});
export type ReviewScore = z.output<typeof ReviewScore>;

export const SCORE_PROGRESS = ['New', 'In Progress', 'Completed'] as const;

/** Lowest and highest submitted score of one criterion. */
export const CriterionSpread = z.object({ lowest: z.number(), highest: z.number(), is_wide: z.boolean() });

export const RequestScores = z.object({
  rubric: RubricName,
  unscored_cohort: z.string().nullable(),
  /** Other reviewers' scores are hidden until the caller has submitted their own. */
  is_hidden: z.boolean(),
  reviewers: z.array(
    z.object({
      review: Id,
      reviewer: Summary,
      reviewer_role: ReviewerRoleNumber,
      progress: z.enum(SCORE_PROGRESS),
    }),
  ),
  /** Newest first; averages count only submitted scores. */
  quarters: z.array(
    z.object({
      quarter: z.string(),
      averages: z.record(z.string(), z.number().nullable()),
      total: z.number().nullable(),
      /**
       * Null if fewer than two reviewers scored; `is_wide` if they differ so much that the meeting should discuss it.
       */
      spreads: z.record(z.string(), CriterionSpread.nullable()),
      scores: z.array(ReviewScore.omit({ closed: true, request: true })),
    }),
  ),
});
export type RequestScores = z.output<typeof RequestScores>;

/** One of the caller's own reviews, with its progress (decision 495). */
const OwnReview = z.object({
  review: Id,
  request: z.object({
    id: Id,
    sfari_request_id: z.string(),
    type: RequestTypeNumber,
    project_title: z.string(),
  }),
  /** Null if the review has no due date. */
  due_date: DateOnly.nullable(),
  is_late: z.boolean(),
  progress: z.enum(SCORE_PROGRESS),
  /** Criteria with a score, as last saved. */
  scored: z.int(),
  /** Number of criteria to score; 0 if the review is in text only. */
  criteria: z.int(),
  submitted_at: Timestamp.nullable(),
  /** Whether the review can be edited now: the request is under review and the review is not submitted. */
  is_open: z.boolean(),
});
export type OwnReview = z.output<typeof OwnReview>;

export const SCORE_READERS = [
  ...REVIEWING_ROLES,
  'sfari_admin',
  'sfari_admin_lead',
  'superuser',
  'internal_read_only',
  'rm_admin',
  'abn_proj_mgr',
] as const;

export const scoreEndpoints = defineEndpoints({
  'GET /own-review/': {
    service: 'staff',
    summary:
      "One's own reviews of undecided requests, with due date and progress, the earliest due date first",
    access: REVIEWING_ROLES,
    response: z.object({ results: z.array(OwnReview) }),
  },
  'GET /review/{id}/score/': {
    service: 'staff',
    summary: "The scores and critique of one's own review, written so far",
    access: REVIEWING_ROLES,
    params: IdParams,
    response: ReviewScore,
  },
  'PUT /review/{id}/score/': {
    service: 'staff',
    summary: 'Save what was entered so far. Names the version that it changes',
    access: REVIEWING_ROLES,
    params: IdParams,
    body: ScoreDraft,
    bodyLimit: BODY_LIMITS.form,
    response: ReviewScore,
    versionOf: 'GET /review/{id}/score/',
    errors: ['WRONG_STATE'],
  },
  'POST /review/{id}/score/': {
    service: 'staff',
    summary:
      'Add to the saved scores, with the field names of the specification. `POST /review/` with scores redirects here',
    access: REVIEWING_ROLES,
    params: IdParams,
    body: z.strictObject({
      request: Id.optional(),
      reviewer: Id.optional(),
      reviewer_role: ReviewerRoleNumber.optional(),
      ...NAMED_SCORES,
    }),
    bodyLimit: BODY_LIMITS.form,
    response: ReviewScore,
    errors: ['WRONG_STATE'],
  },
  'POST /review/{id}/score/submit/': {
    service: 'staff',
    summary: 'Submit the saved review for good; from then on the reviewer sees those of others',
    access: REVIEWING_ROLES,
    params: IdParams,
    response: ReviewScore,
    guarded: true,
    errors: ['INVALID_INPUT', 'WRONG_STATE'],
  },
  'GET /request/{id}/scores/': {
    service: 'staff',
    summary: 'Submitted scores and critiques of a request with their averages by quarter',
    access: SCORE_READERS,
    params: IdParams,
    response: RequestScores,
  },
});
