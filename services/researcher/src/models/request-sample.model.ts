import { TableModel } from '@portal/kit';

/** A sample that a request asks for: the answer `samples`, where it can be counted. */
export class RequestSampleModel extends TableModel {
  declare id: number;
  declare request_id: number;
  /** Null while the draft names no kind. */
  declare sample_type_id: number | null;
  declare sample_id: string;
  declare amount: string | null;

  static override tableName = 'researcher.request_sample';
}
