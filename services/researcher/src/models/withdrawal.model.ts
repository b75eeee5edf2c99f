import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { RequestModel } from './request.model.ts';

/** The reason for which an owner withdrew a request. */
export class WithdrawalModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare reason: string;
  declare created: Date;
  declare request?: RequestModel;

  static override tableName = 'researcher.withdrawal';
  static override relationMappings = (): ModelRelations => ({
    request: belongsToOne(RequestModel, {
      from: 'researcher.withdrawal.request_id',
      to: 'researcher.request.id',
    }),
  });
}
