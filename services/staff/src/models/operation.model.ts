import { Operation } from '@portal/kit';

/** Requested meeting packets and Research Match reports. */
export class StaffOperationModel extends Operation {
  static override tableName = 'staff.operation';
}
