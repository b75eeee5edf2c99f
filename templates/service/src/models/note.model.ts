import { TableModel } from '@portal/kit';

/** A line that superusers write down. */
export class NoteModel extends TableModel {
  declare id: number;
  declare line: string;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'example-part.note';
}
