import { TableModel } from '@portal/kit';

/** A request that a mail names although it is about something else. */
export class EmailRequestModel extends TableModel {
  declare id: number;
  declare email_id: number;
  declare request_id: number;

  static override tableName = 'core.email_request';
}
