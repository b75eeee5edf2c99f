import { TableModel } from '@portal/kit';

/** Somebody was reminded of a date. */
export class DateReminderModel extends TableModel {
  declare id: number;
  declare person_id: number;
  declare kind: string;
  /** Of the request or of the letter. */
  declare subject_id: number;
  declare threshold: number;
  declare due: string;
  declare day: string;
  declare digested: boolean;

  static override tableName = 'researcher.date_reminder';
}
