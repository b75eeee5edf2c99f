import { TableModel } from '@portal/kit';

/** A person who may find and request a restricted dataset. */
export class DatasetUserModel extends TableModel {
  declare id: number;
  declare dataset_id: string;
  declare user_id: number;

  static override tableName = 'researcher.dataset_user';
}
