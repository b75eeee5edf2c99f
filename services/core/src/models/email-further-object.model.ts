import { TableModel } from '@portal/kit';

/** An additional object of a mail, beside the first one. */
export class EmailFurtherObjectModel extends TableModel {
  declare id: number;
  declare email_id: number;
  declare object_id: string;

  static override tableName = 'core.email_further_object';
}
