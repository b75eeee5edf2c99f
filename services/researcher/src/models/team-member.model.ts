import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { PersonView } from './core.views.ts';
import { ProjectModel } from './project.model.ts';

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
  declare project?: ProjectModel;
  declare person?: PersonView | null;

  static override tableName = 'researcher.team_member';
  static override relationMappings = (): ModelRelations => ({
    project: belongsToOne(ProjectModel, {
      from: 'researcher.team_member.project_id',
      to: 'researcher.project.id',
    }),
    person: belongsToOne(PersonView, { from: 'researcher.team_member.user_id', to: 'core_api.person.id' }),
  });
}
