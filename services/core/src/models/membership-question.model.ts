import { TableModel } from '@portal/kit';
import { Model, type RelationMappings } from 'objection';
import { AccountModel } from './account.model.ts';
import { InstitutionModel } from './institution.model.ts';

/** An official was asked whether a person belongs to the institution. */
export class MembershipQuestionModel extends TableModel {
  declare institution_id: number;
  declare user_id: number;
  declare official_id: number;
  declare asked_at: Date;
  declare institution?: InstitutionModel;
  declare person?: AccountModel;
  declare official?: AccountModel;

  static override tableName = 'core.membership_question';
  static override idColumn = ['institution_id', 'official_id', 'user_id'];
  static override relationMappings = (): RelationMappings => ({
    institution: {
      relation: Model.BelongsToOneRelation,
      modelClass: InstitutionModel,
      join: { from: 'core.membership_question.institution_id', to: 'core.institution.id' },
    },
    person: {
      relation: Model.BelongsToOneRelation,
      modelClass: AccountModel,
      join: { from: 'core.membership_question.user_id', to: 'core.account.id' },
    },
    official: {
      relation: Model.BelongsToOneRelation,
      modelClass: AccountModel,
      join: { from: 'core.membership_question.official_id', to: 'core.account.id' },
    },
  });
}
