import { TableModel } from '@portal/kit';

/** Where data of one version of a dataset are at Globus. */
export class DatasetLocationModel extends TableModel {
  declare id: number;
  declare dataset_id: string;
  declare endpoint_id: string;
  declare endpoint_name: string;
  declare location: string;

  static override tableName = 'researcher.dataset_location';
}
