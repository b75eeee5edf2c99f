import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { InstitutionModel } from './institution.model.ts';

/** A mail domain of an institution. */
export class InstitutionDomainModel extends TableModel {
  declare id: number;
  declare institution_id: number;
  declare domain: string;
  declare institution?: InstitutionModel;

  static override tableName = 'core.institution_domain';
  static override relationMappings = (): ModelRelations => ({
    institution: belongsToOne(InstitutionModel, {
      from: 'core.institution_domain.institution_id',
      to: 'core.institution.id',
    }),
  });
}
