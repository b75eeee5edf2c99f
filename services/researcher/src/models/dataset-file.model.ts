import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { FileView } from './core.views.ts';

/** A file about a dataset that is read by whoever sees the dataset. */
export class DatasetFileModel extends TableModel {
  declare id: number;
  declare dataset_id: string;
  /** A key of `DATASET_FILE_LABELS`. */
  declare kind: string;
  declare file_id: string;
  declare file?: FileView;

  static override tableName = 'researcher.dataset_file';
  static override relationMappings = (): ModelRelations => ({
    file: belongsToOne(FileView, { from: 'researcher.dataset_file.file_id', to: 'core_api.file.id' }),
  });
}
