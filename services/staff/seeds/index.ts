/**
 * Demo data: scores, critiques and summaries. The researcher service's seed has already created the requests, reviewers
 * and their answers.
 */
import {
  formatQuarter,
  REQUEST_STATUS as S,
  rubricFor,
  scoringQuarter,
  type CohortNames,
  type Rubric,
  type ScoreDraft,
} from '@portal/contract';
import type { Random, Seed } from '@portal/kit/seeding';
import { cohortsSql } from '../src/features/score/review-state.ts';
import { seedReleaseNotes } from './release-notes.seed.ts';
import { seedSummaries } from './summaries.seed.ts';
import { LATE_REVIEWS, seedWindows } from './windows.seed.ts';
import { NOTES, STRENGTHS, WEAKNESSES } from './words.data.ts';

interface Answered {
  readonly id: number;
  readonly request_id: number;
  readonly reviewer_id: number;
  readonly type: number;
  readonly status: number;
  readonly rubric_version: number | null;
  readonly cohorts: readonly CohortNames[];
  readonly assigned: Date;
}

const HOURS = 3_600_000;

export const seed: Seed = async (context) => {
  await seedScores(context);
  await seedSummaries(context);
  await seedWindows(context);
  await seedReleaseNotes(context);
};

/** Deterministic: the same on every machine. Does nothing if the demo data already exist. */
const seedScores: Seed = async (context) => {
  const { client, random } = context;
  const { rows: found } = await client.query<{ found: boolean }>(
    'select exists (select 1 from staff.review_score) as found',
  );
  if (found[0]?.found) return;
  const { rows } = await client.query<Answered>(
    `select s.id, s.request_id, s.reviewer_id, s.type, s.status, s.rubric_version, ${cohortsSql('s.request_id')} as cohorts, s.assigned
     from researcher_api.review_state s
     where s.has_conflict = false and s.id not in (${LATE_REVIEWS}) order by s.id`,
  );
  for (const review of rows) {
    const isOpen = review.status === S.UNDER_REVIEW;
    if (isOpen && random.chance(0.25)) continue;
    const isDraft = isOpen && random.chance(0.4);
    const { rubric } = rubricFor(review.type, review.rubric_version, review.cohorts);
    const written = writeReview(random, rubric, isDraft);
    const at = new Date(Math.min(review.assigned.getTime() + 5 * HOURS, Date.now()));
    await context.as(review.reviewer_id, at);
    await client.query(
      `insert into staff.review_score (id, request_id, reviewer_id, rubric_key, rubric_version, quarter, blocks, notes,
        reviewer_decision, build_merit, submitted_at, version, created, modified)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 1, $12, $12)`,
      [
        review.id,
        review.request_id,
        review.reviewer_id,
        rubric.key,
        rubric.version,
        formatQuarter(scoringQuarter(at, 'America/New_York')),
        JSON.stringify(written.blocks),
        JSON.stringify(written.notes),
        written.reviewer_decision,
        written.build_merit,
        isDraft ? null : at,
        at,
      ],
    );
  }
  await client.query("select set_config('app.actor', '', false), set_config('app.at', '', false)");
};

/** A draft has only the first half of the criteria. */
function writeReview(random: Random, rubric: Rubric, isDraft: boolean): ScoreDraft {
  const { criteria, scale, notes, hasComments, asksBuildMerit } = rubric;
  const written = isDraft ? criteria.slice(0, Math.ceil(criteria.length / 2)) : criteria;
  const steps = scale ? (scale.maximum - scale.minimum) / scale.step : 0;
  return {
    blocks: Object.fromEntries(
      written.map(({ key }) => [
        key,
        {
          // Most reviewed applications are good.
          score: scale ? scale.minimum + scale.step * random.integer(Math.floor(steps / 2), steps) : null,
          comment: hasComments
            ? { strengths: random.pick(STRENGTHS), weaknesses: random.pick(WEAKNESSES) }
            : { strengths: '', weaknesses: '' },
        },
      ]),
    ),
    notes: Object.fromEntries(
      notes.filter(({ isRequired }) => isRequired || !isDraft).map(({ key }) => [key, random.pick(NOTES)]),
    ),
    reviewer_decision: isDraft ? null : random.pick(['Approve', 'Approve', 'Conditionally Approve', 'Defer']),
    build_merit: asksBuildMerit && !isDraft ? random.pick(['Yes', 'Not Applicable']) : null,
  };
}
