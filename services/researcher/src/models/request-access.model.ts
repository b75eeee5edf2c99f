import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { PersonView } from './core.views.ts';
import { RequestModel } from './request.model.ts';

/** A member of the team who gets what the request asks for. */
export class RequestAccessModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare user_id: number;
  declare removal_date: string | null;
  declare verified: boolean;
  declare request?: RequestModel;
  declare person?: PersonView;

  static override tableName = 'researcher.request_access';
  static override relationMappings = (): ModelRelations => ({
    request: belongsToOne(RequestModel, {
      from: 'researcher.request_access.request_id',
      to: 'researcher.request.id',
    }),
    person: belongsToOne(PersonView, { from: 'researcher.request_access.user_id', to: 'core_api.person.id' }),
  });
}
