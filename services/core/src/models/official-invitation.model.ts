import { TableModel } from '@portal/kit';

/** An invitation by mail to become a Signing Official. */
export class OfficialInvitationModel extends TableModel {
  declare id: number;
  declare institution_id: number;
  declare invited_by: number | null;
  declare first_name: string;
  declare last_name: string;
  declare email: string;
  declare phone_number: string | null;
  declare title: string | null;
  declare status: string;
  declare reason: string | null;
  declare account_id: number | null;
  declare answered_at: Date | null;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'core.official_invitation';
}
