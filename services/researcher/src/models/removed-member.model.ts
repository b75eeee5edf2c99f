import { TableModel } from '@portal/kit';

/** A removed team member, with the access that ended by the removal; needed for Undo. */
export class RemovedMemberModel extends TableModel {
  declare member_id: number;
  /** Ids of `request_access` rows. */
  declare ended_access: number[];
  declare removed: Date;

  static override tableName = 'researcher.removed_member';
  static override idColumn = 'member_id';
}
