import { TableModel } from '@portal/kit';

/** The link of a person to an institution. */
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

  static override tableName = 'core.user_institution';
}
