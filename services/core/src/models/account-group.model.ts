import type { Role } from '@portal/contract';
import { TableModel } from '@portal/kit';
import { Model, type RelationMappings } from 'objection';
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
  static override relationMappings = (): RelationMappings => ({
    account: {
      relation: Model.BelongsToOneRelation,
      modelClass: AccountModel,
      join: { from: 'core.account_group.account_id', to: 'core.account.id' },
    },
  });
}
