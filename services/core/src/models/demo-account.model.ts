import { TableModel } from '@portal/kit';
import { Model, type RelationMappings } from 'objection';
import { AccountModel } from './account.model.ts';

/** An account of the demo data; it cannot sign in where demo data is off. */
export class DemoAccountModel extends TableModel {
  declare account_id: number;
  declare account?: AccountModel;

  static override tableName = 'core.demo_account';
  static override idColumn = 'account_id';
  static override relationMappings = (): RelationMappings => ({
    account: {
      relation: Model.BelongsToOneRelation,
      modelClass: AccountModel,
      join: { from: 'core.demo_account.account_id', to: 'core.account.id' },
    },
  });
}
