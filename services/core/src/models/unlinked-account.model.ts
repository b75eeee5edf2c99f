import { TableModel } from '@portal/kit';

/** An account without any institution; triggers keep the table. */
export class UnlinkedAccountModel extends TableModel {
  declare account_id: number;

  static override tableName = 'core.unlinked_account';
  static override idColumn = 'account_id';
}
