import { TableModel } from '@portal/kit';
import { Model, type RelationMappings } from 'objection';
import { PersonView } from './core.views.ts';
import { RequestModel } from './request.model.ts';

/** A comment of staff on a request. */
export class CommentModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare author_id: number;
  declare text: string;
  declare created: Date;
  declare modified: Date;
  declare request?: RequestModel;
  declare author?: PersonView;

  static override tableName = 'researcher.comment';
  static override relationMappings = (): RelationMappings => ({
    request: {
      relation: Model.BelongsToOneRelation,
      modelClass: RequestModel,
      join: { from: 'researcher.comment.request_id', to: 'researcher.request.id' },
    },
    author: {
      relation: Model.BelongsToOneRelation,
      modelClass: PersonView,
      join: { from: 'researcher.comment.author_id', to: 'core_api.person.id' },
    },
  });
}
