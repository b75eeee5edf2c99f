import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
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
  static override relationMappings = (): ModelRelations => ({
    account: belongsToOne(AccountModel, { from: 'core.session.account_id', to: 'core.account.id' }),
    impersonator: belongsToOne(AccountModel, { from: 'core.session.impersonator_id', to: 'core.account.id' }),
    parent: belongsToOne(SessionModel, { from: 'core.session.parent_id', to: 'core.session.id' }),
  });
}
