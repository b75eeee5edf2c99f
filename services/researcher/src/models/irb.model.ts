import { TableModel } from '@portal/kit';
import { Model, type RelationMappings } from 'objection';
import { FileView } from './core.views.ts';
import { ProjectModel } from './project.model.ts';

/** An IRB letter of a project. */
export class IrbModel extends TableModel {
  declare id: number;
  declare project_id: number;
  declare file_id: string;
  declare designation: number;
  declare assurance_number: string | null;
  declare approval_date: string;
  declare exemption_date: string | null;
  declare renewal_date: string | null;
  declare created: Date;
  declare modified: Date;
  declare project?: ProjectModel;
  declare file?: FileView;

  static override tableName = 'researcher.irb';
  static override relationMappings = (): RelationMappings => ({
    project: {
      relation: Model.BelongsToOneRelation,
      modelClass: ProjectModel,
      join: { from: 'researcher.irb.project_id', to: 'researcher.project.id' },
    },
    file: {
      relation: Model.BelongsToOneRelation,
      modelClass: FileView,
      join: { from: 'researcher.irb.file_id', to: 'core_api.file.id' },
    },
  });
}
