import { TableModel } from '@portal/kit';

/** A member of a team who was taken off, with what ended by that; Undo reads it. */
export class RemovedMemberModel extends TableModel {
  declare member_id: number;
  /** Rows of request_access. */
  declare ended_access: number[];
  declare removed: Date;

  static override tableName = 'researcher.removed_member';
  static override idColumn = 'member_id';
}
