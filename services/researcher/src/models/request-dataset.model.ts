import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { DatasetModel } from './dataset.model.ts';

/** A dataset that a request asks for. */
export class RequestDatasetModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare dataset_id: string;
  declare dataset?: DatasetModel;

  static override tableName = 'researcher.request_dataset';
  static override relationMappings = (): ModelRelations => ({
    dataset: belongsToOne(DatasetModel, {
      from: 'researcher.request_dataset.dataset_id',
      to: 'researcher.dataset.id',
    }),
  });
}
