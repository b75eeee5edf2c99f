import { TableModel } from '@portal/kit';

/** A view of a queue that a person saved under a name. */
export class SavedViewModel extends TableModel {
  declare id: number;
  declare user_id: number;
  declare page: string;
  declare name: string;
  /** The query string of the address, without "?". */
  declare search: string;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'core.saved_view';
}
