import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { FileView } from './core.views.ts';

/** A file that an answer of a request names. */
export class RequestFileModel extends TableModel {
  declare id: number;
  declare request_id: number;
  /** Name of the form's field. */
  declare field: string;
  declare file_id: string;
  declare file?: FileView;

  static override tableName = 'researcher.request_file';
  static override relationMappings = (): ModelRelations => ({
    file: belongsToOne(FileView, { from: 'researcher.request_file.file_id', to: 'core_api.file.id' }),
  });
}
