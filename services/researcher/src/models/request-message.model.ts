import type { MessageKind, RequestStatus } from '@portal/contract';
import { TableModel } from '@portal/kit';
import { Model, type RelationMappings } from 'objection';
import { PersonView } from './core.views.ts';
import { RequestModel } from './request.model.ts';

/** One message of the conversation about a request. */
export class RequestMessageModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare kind: MessageKind;
  /** Of a decision. */
  declare status: RequestStatus | null;
  declare subject: string;
  declare text: string;
  declare author_id: number | null;
  declare created: Date;
  declare request?: RequestModel;
  declare author?: PersonView;

  static override tableName = 'researcher.request_message';
  static override relationMappings = (): RelationMappings => ({
    request: {
      relation: Model.BelongsToOneRelation,
      modelClass: RequestModel,
      join: { from: 'researcher.request_message.request_id', to: 'researcher.request.id' },
    },
    author: {
      relation: Model.BelongsToOneRelation,
      modelClass: PersonView,
      join: { from: 'researcher.request_message.author_id', to: 'core_api.person.id' },
    },
  });
}
