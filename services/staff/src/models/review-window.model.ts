import type { ReviewWindowKind } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** Reviews that began together, and the day by which they are due. */
export class ReviewWindowModel extends TableModel {
  declare id: number;
  declare kind: ReviewWindowKind;
  declare quarter: string;
  declare due_date: string;
  /** Counts its dates. */
  declare revision: number;
  declare meeting_at: Date | null;
  declare opened_by: number;
  /** Null until the service of requests answered. */
  declare begun: Date | null;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'staff.review_window';
}
