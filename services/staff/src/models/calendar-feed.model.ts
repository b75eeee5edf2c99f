import { TableModel } from '@portal/kit';

/** The secret address of a person's calendar. */
export class CalendarFeedModel extends TableModel {
  declare owner_id: number;
  /** SHA-256 in hexadecimal. */
  declare secret_hash: string;
  declare created: Date;

  static override tableName = 'staff.calendar_feed';
  static override idColumn = 'owner_id';
}
