/** What the staff service lets others read. */
import type { ReviewerRole } from '@portal/contract';
import { ReadModel } from '@portal/kit';

export class ReviewView extends ReadModel {
  declare id: number;
  declare request_id: number;
  declare reviewer_id: number;
  declare reviewer_role: ReviewerRole;
  declare quarter: string | null;

  static override tableName = 'staff_api.review';
}
