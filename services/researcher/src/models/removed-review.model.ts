import type { RequestStatus, ReviewerRole } from '@portal/contract';
import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { RequestModel } from './request.model.ts';

/** A reviewer who was taken off a moment ago, of which nobody was told yet. */
export class RemovedReviewModel extends TableModel {
  declare review_id: number;
  declare request_id: number;
  declare reviewer_id: number;
  declare reviewer_role: ReviewerRole;
  declare quarter: string | null;
  declare due_date: string | null;
  /** The status before the assignment, where the reviewer had not heard of it either. */
  declare status_before: RequestStatus | null;
  declare tells_reviewer: boolean;
  declare removed: Date;
  declare request?: RequestModel;

  static override tableName = 'researcher.removed_review';
  static override idColumn = 'review_id';
  static override relationMappings = (): ModelRelations => ({
    request: belongsToOne(RequestModel, {
      from: 'researcher.removed_review.request_id',
      to: 'researcher.request.id',
    }),
  });
}
