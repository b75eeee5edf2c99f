import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
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
  static override relationMappings = (): ModelRelations => ({
    project: belongsToOne(ProjectModel, { from: 'researcher.irb.project_id', to: 'researcher.project.id' }),
    file: belongsToOne(FileView, { from: 'researcher.irb.file_id', to: 'core_api.file.id' }),
  });
}
