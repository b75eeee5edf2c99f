import { TableModel } from '@portal/kit';

/** A word that a dataset of the public catalogue holds: what was misspelt is compared with these. */
export class CatalogueWordModel extends TableModel {
  declare word: string;

  static override tableName = 'researcher.catalogue_word';
  static override idColumn = 'word';
}
