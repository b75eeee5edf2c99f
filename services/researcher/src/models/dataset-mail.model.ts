import { TableModel } from '@portal/kit';

/** A mail that staff wrote to the people with access to a dataset. */
export class DatasetMailModel extends TableModel {
  declare key: string;
  declare dataset_id: string;
  declare actor_id: number;
  declare recipients: number;
  declare created: Date;

  static override tableName = 'researcher.dataset_mail';
  static override idColumn = 'key';
}
