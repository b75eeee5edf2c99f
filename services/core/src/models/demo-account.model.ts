import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { AccountModel } from './account.model.ts';

/** An account of the demo data; it cannot sign in where demo data is off. */
export class DemoAccountModel extends TableModel {
  declare account_id: number;
  declare account?: AccountModel;

  static override tableName = 'core.demo_account';
  static override idColumn = 'account_id';
  static override relationMappings = (): ModelRelations => ({
    account: belongsToOne(AccountModel, { from: 'core.demo_account.account_id', to: 'core.account.id' }),
  });
}
