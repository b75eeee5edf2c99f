import type { BuildMerit, ReviewerDecision, ScoreDraft } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** A reviewer's scores and texts about a request. */
export class ReviewScoreModel extends TableModel {
  /** The review's id. */
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
  /** Increases with each save; a save must name the current version. */
  declare version: number;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'staff.review_score';
}
