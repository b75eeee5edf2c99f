import { TableModel } from '@portal/kit';

/** The secret address of a person's calendar; each service that has calendars names its own table. */
export abstract class CalendarFeedRow extends TableModel {
  declare owner_id: number;
  /** SHA-256 in hexadecimal. */
  declare secret_hash: string;
  declare created: Date;

  static override idColumn = 'owner_id';
}
