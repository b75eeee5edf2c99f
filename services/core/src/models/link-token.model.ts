import { TableModel } from '@portal/kit';

/** A link in a mail: its kind, its person and its expiry. Only the hash of its token is stored. */
export class LinkTokenModel extends TableModel {
  declare id: number;
  declare kind: string;
  declare salt: string;
  declare hash: string;
  declare mail_key: string;
  declare account_id: number | null;
  declare invitation_id: number | null;
  declare data: Record<string, unknown>;
  declare expires_at: Date;
  declare consumed_at: Date | null;
  declare created: Date;
  declare mark: string | null;

  static override tableName = 'core.link_token';
  static override get jsonAttributes() {
    return ['data'];
  }
}
