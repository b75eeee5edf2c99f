import { TableModel } from '@portal/kit';

/** The words of a data dictionary, without duplicates; empty when the file could not be read. */
export class FileWordsModel extends TableModel {
  declare file_id: string;
  declare words: string[];

  static override tableName = 'core.file_words';
  static override idColumn = 'file_id';
}
