import { TableModel } from '@portal/kit';
import { Model, type RelationMappings } from 'objection';
import { CohortView } from './core.views.ts';
import { RequestModel } from './request.model.ts';

/** A cohort that a request asks for. */
export class RequestCohortModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare cohort_id: number;
  declare request?: RequestModel;
  declare cohort?: CohortView;

  static override tableName = 'researcher.request_cohort';
  static override relationMappings = (): RelationMappings => ({
    request: {
      relation: Model.BelongsToOneRelation,
      modelClass: RequestModel,
      join: { from: 'researcher.request_cohort.request_id', to: 'researcher.request.id' },
    },
    cohort: {
      relation: Model.BelongsToOneRelation,
      modelClass: CohortView,
      join: { from: 'researcher.request_cohort.cohort_id', to: 'core_api.cohort.id' },
    },
  });
}
