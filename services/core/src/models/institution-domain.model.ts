import { TableModel } from '@portal/kit';

/** A mail domain of an institution. */
export class InstitutionDomainModel extends TableModel {
  declare id: number;
  declare institution_id: number;
  declare domain: string;

  static override tableName = 'core.institution_domain';
}
