import type { InstitutionStatus } from '@portal/contract';
import { TableModel } from '@portal/kit';
import { Model, type RelationMappings } from 'objection';
import { InstitutionModel } from './institution.model.ts';

/** An institution changed its status. Written by the database itself; the reason by whoever had one. */
export class InstitutionStatusChangeModel extends TableModel {
  declare id: number;
  declare institution_id: number;
  declare from_status: InstitutionStatus | null;
  declare to_status: InstitutionStatus;
  declare actor_id: number | null;
  declare at: Date;
  declare reason: string | null;
  declare institution?: InstitutionModel;

  static override tableName = 'core.institution_status_change';
  static override relationMappings = (): RelationMappings => ({
    institution: {
      relation: Model.BelongsToOneRelation,
      modelClass: InstitutionModel,
      join: { from: 'core.institution_status_change.institution_id', to: 'core.institution.id' },
    },
  });
}
