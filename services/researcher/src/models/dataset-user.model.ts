import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { PersonView } from './core.views.ts';
import { DatasetModel } from './dataset.model.ts';

/** Somebody who may find and ask for a dataset that is limited to a list of people. */
export class DatasetUserModel extends TableModel {
  declare id: number;
  declare dataset_id: string;
  declare user_id: number;
  declare dataset?: DatasetModel;
  declare person?: PersonView;

  static override tableName = 'researcher.dataset_user';
  static override relationMappings = (): ModelRelations => ({
    dataset: belongsToOne(DatasetModel, {
      from: 'researcher.dataset_user.dataset_id',
      to: 'researcher.dataset.id',
    }),
    person: belongsToOne(PersonView, { from: 'researcher.dataset_user.user_id', to: 'core_api.person.id' }),
  });
}
