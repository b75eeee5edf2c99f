import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { PersonView } from './core.views.ts';

/** A team member who gets access to what the request asks for. */
export class RequestAccessModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare user_id: number;
  declare removal_date: string | null;
  declare verified: boolean;
  declare person?: PersonView;

  static override tableName = 'researcher.request_access';
  static override relationMappings = (): ModelRelations => ({
    person: belongsToOne(PersonView, { from: 'researcher.request_access.user_id', to: 'core_api.person.id' }),
  });
}
