import { TableModel } from '@portal/kit';
import { Model, type RelationMappings } from 'objection';
import { InstitutionModel } from './institution.model.ts';

/** A Signing Official was told that a year's verification is due, or overdue. */
export class VerificationReminderModel extends TableModel {
  declare institution_id: number;
  declare anniversary: string;
  declare threshold: string;
  declare told_at: Date;
  declare institution?: InstitutionModel;

  static override tableName = 'core.verification_reminder';
  static override idColumn = ['institution_id', 'anniversary', 'threshold'];
  static override relationMappings = (): RelationMappings => ({
    institution: {
      relation: Model.BelongsToOneRelation,
      modelClass: InstitutionModel,
      join: { from: 'core.verification_reminder.institution_id', to: 'core.institution.id' },
    },
  });
}
