import { TableModel } from '@portal/kit';

/** A file that an answer of a request names. */
export class RequestFileModel extends TableModel {
  declare id: number;
  declare request_id: number;
  /** Name of the form field. */
  declare field: string;
  declare file_id: string;

  static override tableName = 'researcher.request_file';
}
