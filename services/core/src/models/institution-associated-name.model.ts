import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { InstitutionModel } from './institution.model.ts';

/** Another name under which an institution is found. */
export class InstitutionAssociatedNameModel extends TableModel {
  declare id: number;
  declare institution_id: number;
  declare name: string;
  declare institution?: InstitutionModel;

  static override tableName = 'core.institution_associated_name';
  static override relationMappings = (): ModelRelations => ({
    institution: belongsToOne(InstitutionModel, {
      from: 'core.institution_associated_name.institution_id',
      to: 'core.institution.id',
    }),
  });
}
