import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { AccountModel } from './account.model.ts';
import { InstitutionModel } from './institution.model.ts';

/** A comment of staff on an institution. */
export class InstitutionCommentModel extends TableModel {
  declare id: number;
  declare institution_id: number;
  declare author_id: number | null;
  declare comment: string;
  declare created: Date;
  declare about?: InstitutionModel;
  declare author?: AccountModel | null;

  static override tableName = 'core.institution_comment';
  static override relationMappings = (): ModelRelations => ({
    about: belongsToOne(InstitutionModel, {
      from: 'core.institution_comment.institution_id',
      to: 'core.institution.id',
    }),
    author: belongsToOne(AccountModel, { from: 'core.institution_comment.author_id', to: 'core.account.id' }),
  });
}
