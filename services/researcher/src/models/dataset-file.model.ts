import { TableModel } from '@portal/kit';

/** A file about a dataset; everyone who can see the dataset can read it. */
export class DatasetFileModel extends TableModel {
  declare id: number;
  declare dataset_id: string;
  /** A key of `DATASET_FILE_LABELS`. */
  declare kind: string;
  declare file_id: string;

  static override tableName = 'researcher.dataset_file';
}
