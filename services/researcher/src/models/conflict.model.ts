import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { PersonView } from './core.views.ts';
import { RequestModel } from './request.model.ts';

/** One answer of a reviewer about a conflict of interest; never changed. */
export class ConflictModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare user_id: number;
  declare conflict_exists: boolean;
  declare explanation: string;
  declare author_id: number | null;
  declare takes_back: number | null;
  declare created: Date;
  declare request?: RequestModel;
  declare reviewer?: PersonView;
  declare author?: PersonView;

  static override tableName = 'researcher.conflict';
  static override relationMappings = (): ModelRelations => ({
    request: belongsToOne(RequestModel, {
      from: 'researcher.conflict.request_id',
      to: 'researcher.request.id',
    }),
    reviewer: belongsToOne(PersonView, { from: 'researcher.conflict.user_id', to: 'core_api.person.id' }),
    author: belongsToOne(PersonView, { from: 'researcher.conflict.author_id', to: 'core_api.person.id' }),
  });
}
