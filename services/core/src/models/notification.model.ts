import { TableModel } from '@portal/kit';

/** A notification for one person. */
export class NotificationModel extends TableModel {
  declare id: number;
  declare key: string;
  declare recipient_id: number;
  declare message: string;
  declare redirect: string | null;
  declare created: Date;

  static override tableName = 'core.notification';
}
