import { TableModel } from '@portal/kit';

/** Words of a data dictionary, each once; none where it could not be read. */
export class FileWordsModel extends TableModel {
  declare file_id: string;
  declare words: string[];

  static override tableName = 'core.file_words';
  static override idColumn = 'file_id';
}
