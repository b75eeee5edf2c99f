import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { PersonView } from './core.views.ts';

/** A comment of staff on a request. */
export class CommentModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare author_id: number;
  declare text: string;
  declare created: Date;
  declare modified: Date;
  declare author?: PersonView;

  static override tableName = 'researcher.comment';
  static override relationMappings = (): ModelRelations => ({
    author: belongsToOne(PersonView, { from: 'researcher.comment.author_id', to: 'core_api.person.id' }),
  });
}
