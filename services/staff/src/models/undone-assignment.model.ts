import type { RequestStatus } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** The primary reviewer of a request was taken back; its status returns to this one a moment later. */
export class UndoneAssignmentModel extends TableModel {
  declare request_id: number;
  declare status_before: RequestStatus;
  declare undone_at: Date;

  static override tableName = 'staff.undone_assignment';
  static override idColumn = 'request_id';
}
