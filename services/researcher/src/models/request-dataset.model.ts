import { TableModel } from '@portal/kit';
import { Model, type RelationMappings } from 'objection';
import { DatasetModel } from './dataset.model.ts';
import { RequestModel } from './request.model.ts';

/** A dataset that a request asks for. */
export class RequestDatasetModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare dataset_id: string;
  declare request?: RequestModel;
  declare dataset?: DatasetModel;

  static override tableName = 'researcher.request_dataset';
  static override relationMappings = (): RelationMappings => ({
    request: {
      relation: Model.BelongsToOneRelation,
      modelClass: RequestModel,
      join: { from: 'researcher.request_dataset.request_id', to: 'researcher.request.id' },
    },
    dataset: {
      relation: Model.BelongsToOneRelation,
      modelClass: DatasetModel,
      join: { from: 'researcher.request_dataset.dataset_id', to: 'researcher.dataset.id' },
    },
  });
}
