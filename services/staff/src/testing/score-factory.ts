/** Rows of this service, for tests of other services that read its views. */
import { findRubric } from '@portal/contract';
import type { Factories } from '@portal/core/testing';

const RUBRIC = findRubric('tissue', 1);

export interface ScoreFacts {
  /** The review's id in the researcher service. */
  readonly review: number;
  readonly request: { readonly id: number };
  readonly reviewer: { readonly id: number };
  readonly isSubmitted: boolean;
}

/** A started or submitted tissue review without contents. */
export async function buildScore(
  build: Pick<Factories, 'sql'>,
  { review, request, reviewer, isSubmitted }: ScoreFacts,
): Promise<void> {
  await build.sql(
    `insert into staff.review_score (id, request_id, reviewer_id, rubric_key, rubric_version, quarter, submitted_at)
     values ($1, $2, $3, $4, $5, 'Q3 2026', case when $6 then now() end)`,
    [review, request.id, reviewer.id, RUBRIC.key, RUBRIC.version, isSubmitted],
  );
}
