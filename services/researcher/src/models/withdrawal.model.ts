import { TableModel } from '@portal/kit';

/** The reason for which an owner withdrew a request. */
export class WithdrawalModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare reason: string;
  declare created: Date;

  static override tableName = 'researcher.withdrawal';
}
