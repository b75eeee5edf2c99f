import { TableModel } from '@portal/kit';

/** The single row of settings for fulfillment. */
export class FulfilmentSettingModel extends TableModel {
  declare only_row: boolean;
  declare confirmed_members: boolean;

  static override tableName = 'researcher.fulfilment_setting';
  static override idColumn = 'only_row';
}
