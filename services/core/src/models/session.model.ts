import { TableModel } from '@portal/kit';

/** A session of a person, or an impersonation session of a superuser. */
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

  static override tableName = 'core.session';
}
