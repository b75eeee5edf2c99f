import { TableModel } from '@portal/kit';

/** An account of the demo data; it cannot sign in where demo data is off. */
export class DemoAccountModel extends TableModel {
  declare account_id: number;

  static override tableName = 'core.demo_account';
  static override idColumn = 'account_id';
}
