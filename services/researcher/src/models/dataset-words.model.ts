import { TableModel } from '@portal/kit';

/** What search finds a dataset by. Triggers keep it; a chore looks after what was read elsewhere. */
export class DatasetWordsModel extends TableModel {
  declare dataset_id: string;
  declare words: string;
  declare cohort: string;
  /** The file whose words are among them. */
  declare dictionary_id: string | null;

  static override tableName = 'researcher.dataset_words';
  static override idColumn = 'dataset_id';
}
