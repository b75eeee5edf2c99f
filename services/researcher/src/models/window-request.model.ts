import { TableModel } from '@portal/kit';

/** The window that last began the review of a request. */
export class WindowRequestModel extends TableModel {
  declare request_id: number;
  declare window_id: number;

  static override tableName = 'researcher.window_request';
  static override idColumn = 'request_id';
}
