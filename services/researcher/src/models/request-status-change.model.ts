import type { RequestStatus } from '@portal/contract';
import { TableModel } from '@portal/kit';
import { Model, type RelationMappings } from 'objection';
import { RequestModel } from './request.model.ts';

/** A request changed its status. Written by the database itself. */
export class RequestStatusChangeModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare from_status: RequestStatus | null;
  declare to_status: RequestStatus;
  declare actor_id: number | null;
  declare at: Date;
  declare request?: RequestModel;

  static override tableName = 'researcher.request_status_change';
  static override relationMappings = (): RelationMappings => ({
    request: {
      relation: Model.BelongsToOneRelation,
      modelClass: RequestModel,
      join: { from: 'researcher.request_status_change.request_id', to: 'researcher.request.id' },
    },
  });
}
