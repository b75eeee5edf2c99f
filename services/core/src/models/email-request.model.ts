import { TableModel } from '@portal/kit';

/** A request that a mail mentions although it is about another object. */
export class EmailRequestModel extends TableModel {
  declare id: number;
  declare email_id: number;
  declare request_id: number;

  static override tableName = 'core.email_request';
}
