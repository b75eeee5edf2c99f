import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { PersonView } from './core.views.ts';
import { DatasetModel } from './dataset.model.ts';
import { RequestModel } from './request.model.ts';

/** The access ledger: one row for each person, dataset, way and request. */
export class DatasetAccessModel extends TableModel {
  declare id: number;
  declare user_id: number;
  declare dataset_id: string;
  declare request_id: number | null;
  declare access_type: string;
  declare status: string;
  declare by_hand: boolean;
  declare revoked_because: string | null;
  declare created: Date;
  declare modified: Date;
  declare person?: PersonView;
  declare dataset?: DatasetModel;
  declare request?: RequestModel | null;

  static override tableName = 'researcher.dataset_access';
  static override relationMappings = (): ModelRelations => ({
    person: belongsToOne(PersonView, { from: 'researcher.dataset_access.user_id', to: 'core_api.person.id' }),
    dataset: belongsToOne(DatasetModel, {
      from: 'researcher.dataset_access.dataset_id',
      to: 'researcher.dataset.id',
    }),
    request: belongsToOne(RequestModel, {
      from: 'researcher.dataset_access.request_id',
      to: 'researcher.request.id',
    }),
  });
}
