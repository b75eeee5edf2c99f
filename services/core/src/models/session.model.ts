import { TableModel } from '@portal/kit';
import { Model, type RelationMappings } from 'objection';
import { AccountModel } from './account.model.ts';

/** A sign-in, or a superuser acting as somebody under it. */
export class SessionModel extends TableModel {
  declare id: string;
  declare account_id: number;
  declare impersonator_id: number | null;
  declare created: Date;
  declare expires_at: Date;
  declare ended_at: Date | null;
  declare user_agent: string;
  declare last_seen: Date;
  declare idle_seconds: number;
  declare parent_id: string | null;
  declare account?: AccountModel;
  declare impersonator?: AccountModel | null;
  declare parent?: SessionModel | null;

  static override tableName = 'core.session';
  static override relationMappings = (): RelationMappings => ({
    account: {
      relation: Model.BelongsToOneRelation,
      modelClass: AccountModel,
      join: { from: 'core.session.account_id', to: 'core.account.id' },
    },
    impersonator: {
      relation: Model.BelongsToOneRelation,
      modelClass: AccountModel,
      join: { from: 'core.session.impersonator_id', to: 'core.account.id' },
    },
    parent: {
      relation: Model.BelongsToOneRelation,
      modelClass: SessionModel,
      join: { from: 'core.session.parent_id', to: 'core.session.id' },
    },
  });
}
