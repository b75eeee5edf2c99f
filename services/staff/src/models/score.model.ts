import type { BuildMerit, ReviewerDecision, ScoreDraft } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** What a reviewer wrote about a request. */
export class ReviewScoreModel extends TableModel {
  /** The number of the review. */
  declare id: number;
  declare request_id: number;
  declare reviewer_id: number;
  declare rubric_key: string;
  declare rubric_version: number;
  declare quarter: string;
  declare blocks: ScoreDraft['blocks'];
  declare notes: ScoreDraft['notes'];
  declare reviewer_decision: ReviewerDecision | null;
  declare build_merit: BuildMerit | null;
  declare submitted_at: Date | null;
  /** Counts the saves: the version that a save names. */
  declare version: number;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'staff.review_score';
}
