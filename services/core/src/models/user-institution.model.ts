import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { AccountModel } from './account.model.ts';
import { InstitutionModel } from './institution.model.ts';

/** A person belongs to an institution. */
export class UserInstitutionModel extends TableModel {
  declare id: number;
  declare user_id: number;
  declare institution_id: number;
  declare primary: boolean;
  declare verified: boolean | null;
  declare last_checked: Date | null;
  declare removal_reason: string | null;
  declare joinder_date: Date | null;
  declare created: Date;
  declare modified: Date;
  declare person?: AccountModel;
  declare institution?: InstitutionModel;

  static override tableName = 'core.user_institution';
  static override relationMappings = (): ModelRelations => ({
    person: belongsToOne(AccountModel, { from: 'core.user_institution.user_id', to: 'core.account.id' }),
    institution: belongsToOne(InstitutionModel, {
      from: 'core.user_institution.institution_id',
      to: 'core.institution.id',
    }),
  });
}
