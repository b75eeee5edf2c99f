import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { AccountModel } from './account.model.ts';

/** A staff comment on an institution. */
export class InstitutionCommentModel extends TableModel {
  declare id: number;
  declare institution_id: number;
  declare author_id: number | null;
  declare comment: string;
  declare created: Date;
  declare author?: AccountModel | null;

  static override tableName = 'core.institution_comment';
  static override relationMappings = (): ModelRelations => ({
    author: belongsToOne(AccountModel, { from: 'core.institution_comment.author_id', to: 'core.account.id' }),
  });
}
