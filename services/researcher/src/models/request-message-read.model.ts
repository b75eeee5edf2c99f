import { TableModel } from '@portal/kit';

/** Up to which message somebody has read the conversation about a request. */
export class RequestMessageReadModel extends TableModel {
  declare request_id: number;
  declare user_id: number;
  declare message_id: number;

  static override tableName = 'researcher.request_message_read';
  static override idColumn = ['request_id', 'user_id'];
}
