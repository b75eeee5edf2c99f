import type { RequestStatus } from '@portal/contract';
import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { ReviewModel } from './review.model.ts';

/** An assignment of which the reviewer was not told yet, and what the status was before. */
export class AssignmentNoticeModel extends TableModel {
  declare review_id: number;
  declare status_before: RequestStatus;
  /** Who assigned; null where nobody knows. */
  declare actor_id: number | null;
  declare created: Date;
  /** When this service queued its announcement; null where another one did. */
  declare queued: Date | null;
  declare review?: ReviewModel;

  static override tableName = 'researcher.assignment_notice';
  static override idColumn = 'review_id';
  static override relationMappings = (): ModelRelations => ({
    review: belongsToOne(ReviewModel, {
      from: 'researcher.assignment_notice.review_id',
      to: 'researcher.review.id',
    }),
  });
}
