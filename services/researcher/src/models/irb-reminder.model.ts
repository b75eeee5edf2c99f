import { TableModel } from '@portal/kit';

/** The owner was told that this letter nears its end. */
export class IrbReminderModel extends TableModel {
  declare irb_id: number;
  declare sent: Date;

  static override tableName = 'researcher.irb_reminder';
  static override idColumn = 'irb_id';
}
