import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { PersonView } from './core.views.ts';

export class ProjectModel extends TableModel {
  declare id: number;
  declare sfari_project_id: string;
  declare title: string;
  declare abstract: string;
  declare non_autism_research: boolean;
  declare public_title: string | null;
  declare public_abstract: string | null;
  declare owner_id: number;
  declare creator_id: number | null;
  declare is_editable: boolean;
  declare created: Date;
  declare modified: Date;
  declare owner?: PersonView;
  declare creator?: PersonView | null;

  static override tableName = 'researcher.project';
  static override relationMappings = (): ModelRelations => ({
    owner: belongsToOne(PersonView, { from: 'researcher.project.owner_id', to: 'core_api.person.id' }),
    creator: belongsToOne(PersonView, { from: 'researcher.project.creator_id', to: 'core_api.person.id' }),
  });
}
