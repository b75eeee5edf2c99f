import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { AccountModel } from './account.model.ts';

/** A staff comment on a person. */
export class UserCommentModel extends TableModel {
  declare id: number;
  declare user_id: number;
  declare author_id: number;
  declare text: string;
  declare created: Date;
  declare about?: AccountModel;
  declare author?: AccountModel;

  static override tableName = 'core.user_comment';
  static override relationMappings = (): ModelRelations => ({
    about: belongsToOne(AccountModel, { from: 'core.user_comment.user_id', to: 'core.account.id' }),
    author: belongsToOne(AccountModel, { from: 'core.user_comment.author_id', to: 'core.account.id' }),
  });
}
