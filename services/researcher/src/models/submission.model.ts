import { TableModel } from '@portal/kit';
import { Model, type RelationMappings } from 'objection';
import { RequestModel } from './request.model.ts';

/** What a request held when it was submitted. */
export class SubmissionModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare held: Record<string, unknown>;
  declare created: Date;
  declare request?: RequestModel;

  static override tableName = 'researcher.submission';
  static override relationMappings = (): RelationMappings => ({
    request: {
      relation: Model.BelongsToOneRelation,
      modelClass: RequestModel,
      join: { from: 'researcher.submission.request_id', to: 'researcher.request.id' },
    },
  });
}
