import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { AccountModel } from './account.model.ts';

/** A line in the bell of a person. */
export class NotificationModel extends TableModel {
  declare id: number;
  declare key: string;
  declare recipient_id: number;
  declare message: string;
  declare redirect: string | null;
  declare created: Date;
  declare recipient?: AccountModel;

  static override tableName = 'core.notification';
  static override relationMappings = (): ModelRelations => ({
    recipient: belongsToOne(AccountModel, { from: 'core.notification.recipient_id', to: 'core.account.id' }),
  });
}
