import { Operation } from '@portal/kit';

/** Packets of the review meeting and Research Match reports that someone asked for. */
export class StaffOperationModel extends Operation {
  static override tableName = 'staff.operation';
}
