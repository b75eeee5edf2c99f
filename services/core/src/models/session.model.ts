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
  /** When the person last proved who they are. */
  declare proved_at: Date;
  /** The person must add a second factor first, and has no role until then. */
  declare must_enroll: boolean;
  /** The login at an organization that opened it, and the organization's id of its own session. */
  declare link_id: number | null;
  declare issuer_sid: string | null;
  /** The organization asked for a second factor, and the setting trusts it. */
  declare factor_at_issuer: boolean;

  static override tableName = 'core.session';
}
