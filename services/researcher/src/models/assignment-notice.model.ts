import type { RequestStatus } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** An assignment that was not announced to the reviewer yet, with the request's status before it. */
export class AssignmentNoticeModel extends TableModel {
  declare review_id: number;
  declare status_before: RequestStatus;
  /** The person who assigned; null if unknown. */
  declare actor_id: number | null;
  declare created: Date;
  /** When this service queued its announcement; null if another service did. */
  declare queued: Date | null;

  static override tableName = 'researcher.assignment_notice';
  static override idColumn = 'review_id';
}
