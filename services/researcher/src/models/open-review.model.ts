import type { ReviewerRole } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** A review of a request that is under review, whose reviewer declared no conflict; kept by triggers. */
export class OpenReviewModel extends TableModel {
  declare review_id: number;
  declare request_id: number;
  declare reviewer_id: number;
  declare reviewer_role: ReviewerRole;
  declare assigned: Date;
  declare due_date: string | null;

  static override tableName = 'researcher.open_review';
  static override idColumn = 'review_id';
}
