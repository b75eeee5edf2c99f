import { TableModel } from '@portal/kit';

/** A reviewer heard of their late reviews, once in a period. */
export class ReviewReminderModel extends TableModel {
  declare reviewer_id: number;
  declare period: string;
  declare reviews: number[];
  declare sent: Date;

  static override tableName = 'staff.review_reminder';
  static override idColumn = ['reviewer_id', 'period'];
}
