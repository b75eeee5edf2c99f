import type { ReviewerRole } from '@portal/contract';
import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { PersonView } from './core.views.ts';
import { RequestModel } from './request.model.ts';

/** The assignment of a reviewer to a request. */
export class ReviewModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare reviewer_id: number;
  declare reviewer_role: ReviewerRole;
  declare quarter: string | null;
  /** In the foundation's time zone; null where no date was promised. */
  declare due_date: string | null;
  declare created: Date;
  declare modified: Date;
  declare request?: RequestModel;
  declare reviewer?: PersonView;

  static override tableName = 'researcher.review';
  static override relationMappings = (): ModelRelations => ({
    request: belongsToOne(RequestModel, {
      from: 'researcher.review.request_id',
      to: 'researcher.request.id',
    }),
    reviewer: belongsToOne(PersonView, { from: 'researcher.review.reviewer_id', to: 'core_api.person.id' }),
  });
}
