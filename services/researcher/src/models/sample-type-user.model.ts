import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { PersonView } from './core.views.ts';

/** A person who may request a restricted kind of samples. */
export class SampleTypeUserModel extends TableModel {
  declare id: number;
  declare sample_type_id: number;
  declare user_id: number;
  declare person?: PersonView;

  static override tableName = 'researcher.sample_type_user';
  static override relationMappings = (): ModelRelations => ({
    person: belongsToOne(PersonView, {
      from: 'researcher.sample_type_user.user_id',
      to: 'core_api.person.id',
    }),
  });
}
