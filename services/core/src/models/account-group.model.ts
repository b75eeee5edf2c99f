import type { Role } from '@portal/contract';
import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { AccountModel } from './account.model.ts';

/** A role that a person holds. */
export class AccountGroupModel extends TableModel {
  declare account_id: number;
  declare role: Role;
  declare id: number;
  /** Null for what the portal gave by itself, and for demo data. */
  declare given_by: number | null;
  declare account?: AccountModel;

  static override tableName = 'core.account_group';
  static override idColumn = 'id';
  static override relationMappings = (): ModelRelations => ({
    account: belongsToOne(AccountModel, { from: 'core.account_group.account_id', to: 'core.account.id' }),
  });
}
