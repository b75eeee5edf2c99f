import type { RequestStatus } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** An assignment of which the reviewer was not notified yet, and what the status was before. */
export class AssignmentNoticeModel extends TableModel {
  declare review_id: number;
  declare status_before: RequestStatus;
  /** Who assigned; null where no one knows. */
  declare actor_id: number | null;
  declare created: Date;
  /** When this service queued its announcement; null where another one did. */
  declare queued: Date | null;

  static override tableName = 'researcher.assignment_notice';
  static override idColumn = 'review_id';
}
