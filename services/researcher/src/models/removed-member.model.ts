import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { TeamMemberModel } from './team-member.model.ts';

/** A member of a team who was taken off, with what ended by that; Undo reads it. */
export class RemovedMemberModel extends TableModel {
  declare member_id: number;
  /** Rows of request_access. */
  declare ended_access: number[];
  declare removed: Date;
  declare member?: TeamMemberModel;

  static override tableName = 'researcher.removed_member';
  static override idColumn = 'member_id';
  static override relationMappings = (): ModelRelations => ({
    member: belongsToOne(TeamMemberModel, {
      from: 'researcher.removed_member.member_id',
      to: 'researcher.team_member.id',
    }),
  });
}
