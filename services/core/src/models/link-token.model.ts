import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { AccountModel } from './account.model.ts';
import { OfficialInvitationModel } from './official-invitation.model.ts';

/** A link of a mail: what it may do, for whom and until when. Only the hash of its token is kept. */
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
  declare account?: AccountModel | null;
  declare invitation?: OfficialInvitationModel | null;

  static override tableName = 'core.link_token';
  static override get jsonAttributes() {
    return ['data'];
  }
  static override relationMappings = (): ModelRelations => ({
    account: belongsToOne(AccountModel, { from: 'core.link_token.account_id', to: 'core.account.id' }),
    invitation: belongsToOne(OfficialInvitationModel, {
      from: 'core.link_token.invitation_id',
      to: 'core.official_invitation.id',
    }),
  });
}
