import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { PersonView } from './core.views.ts';
import { RequestModel } from './request.model.ts';

/** A point to revise; a draft while it has no round. */
export class RevisionPointModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare place: string;
  declare text: string;
  declare author_id: number | null;
  declare round: number | null;
  declare published: Date | null;
  declare answer: string;
  declare created: Date;
  declare request?: RequestModel;
  declare author?: PersonView;

  static override tableName = 'researcher.revision_point';
  static override relationMappings = (): ModelRelations => ({
    request: belongsToOne(RequestModel, {
      from: 'researcher.revision_point.request_id',
      to: 'researcher.request.id',
    }),
    author: belongsToOne(PersonView, {
      from: 'researcher.revision_point.author_id',
      to: 'core_api.person.id',
    }),
  });
}
