import type { RequestStatus, ReviewerRole } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** A recently removed reviewer, of whose removal no one was notified yet. */
export class RemovedReviewModel extends TableModel {
  declare review_id: number;
  declare request_id: number;
  declare reviewer_id: number;
  declare reviewer_role: ReviewerRole;
  declare quarter: string | null;
  declare due_date: string | null;
  /** The request's status before the assignment, if the reviewer was not notified of the assignment either. */
  declare status_before: RequestStatus | null;
  declare tells_reviewer: boolean;
  declare removed: Date;

  static override tableName = 'researcher.removed_review';
  static override idColumn = 'review_id';
}
