import { TableModel } from '@portal/kit';

/** A solved bot check; it works once. */
export class UsedNonceModel extends TableModel {
  declare nonce: string;
  declare expires_at: Date;

  static override tableName = 'core.used_nonce';
  static override idColumn = 'nonce';
}
