import { TableModel } from '@portal/kit';

/** A Globus location of the data of one version of a dataset. */
export class DatasetLocationModel extends TableModel {
  declare id: number;
  declare dataset_id: string;
  declare endpoint_id: string;
  declare endpoint_name: string;
  declare location: string;

  static override tableName = 'researcher.dataset_location';
}
