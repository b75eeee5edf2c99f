import { TableModel } from '@portal/kit';

/** A member of the research team of a project. */
export class TeamMemberModel extends TableModel {
  declare id: number;
  declare project_id: number;
  declare user_id: number | null;
  declare first_name: string;
  declare last_name: string;
  declare email: string;
  declare institution: string;
  declare user_role: string;
  declare globus_username: string | null;
  declare removal_date: Date | null;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'researcher.team_member';
}
