import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { CohortView } from './core.views.ts';

/** A cohort that a request asks for. */
export class RequestCohortModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare cohort_id: number;
  declare cohort?: CohortView;

  static override tableName = 'researcher.request_cohort';
  static override relationMappings = (): ModelRelations => ({
    cohort: belongsToOne(CohortView, {
      from: 'researcher.request_cohort.cohort_id',
      to: 'core_api.cohort.id',
    }),
  });
}
