import type { ReviewWindowKind } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** A review window: reviews that began together, with their due date. */
export class ReviewWindowModel extends TableModel {
  declare id: number;
  declare kind: ReviewWindowKind;
  declare quarter: string;
  declare due_date: string;
  /** Increases with each change of its dates. */
  declare revision: number;
  declare meeting_at: Date | null;
  declare opened_by: number;
  /** Null until the researcher service has answered. */
  declare begun: Date | null;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'staff.review_window';
}
