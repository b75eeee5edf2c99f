import { TableModel } from '@portal/kit';

/** Someone who may find and ask for a dataset that is limited to a list of people. */
export class DatasetUserModel extends TableModel {
  declare id: number;
  declare dataset_id: string;
  declare user_id: number;

  static override tableName = 'researcher.dataset_user';
}
