import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { PersonView } from './core.views.ts';
import { RequestModel } from './request.model.ts';

/** A reported problem with what was given under a request. */
export class IncidentModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare reporter_id: number;
  declare kind: string;
  declare noticed: string;
  declare description: string;
  declare measures: string;
  declare status: string;
  declare notes: string;
  declare outcome: string;
  declare created: Date;
  declare closed: Date | null;
  declare request?: RequestModel;
  declare reporter?: PersonView;

  static override tableName = 'researcher.incident';
  static override relationMappings = (): ModelRelations => ({
    request: belongsToOne(RequestModel, {
      from: 'researcher.incident.request_id',
      to: 'researcher.request.id',
    }),
    reporter: belongsToOne(PersonView, { from: 'researcher.incident.reporter_id', to: 'core_api.person.id' }),
  });
}
