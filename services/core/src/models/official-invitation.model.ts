import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { AccountModel } from './account.model.ts';
import { InstitutionModel } from './institution.model.ts';

/** Somebody was asked by mail to become the Signing Official. */
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
  declare institution?: InstitutionModel;
  declare inviter?: AccountModel | null;
  declare account?: AccountModel | null;

  static override tableName = 'core.official_invitation';
  static override relationMappings = (): ModelRelations => ({
    institution: belongsToOne(InstitutionModel, {
      from: 'core.official_invitation.institution_id',
      to: 'core.institution.id',
    }),
    inviter: belongsToOne(AccountModel, {
      from: 'core.official_invitation.invited_by',
      to: 'core.account.id',
    }),
    account: belongsToOne(AccountModel, {
      from: 'core.official_invitation.account_id',
      to: 'core.account.id',
    }),
  });
}
