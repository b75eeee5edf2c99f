import { TableModel } from '@portal/kit';

/** A dataset whose words are not yet among those of the catalogue. */
export class UnlearnedDatasetModel extends TableModel {
  declare dataset_id: string;

  static override tableName = 'researcher.unlearned_dataset';
  static override idColumn = 'dataset_id';
}
