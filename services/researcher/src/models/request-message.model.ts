import type { MessageKind, RequestStatus } from '@portal/contract';
import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { PersonView } from './core.views.ts';
import { RequestModel } from './request.model.ts';

/** One message of the conversation about a request. */
export class RequestMessageModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare kind: MessageKind;
  /** The status set by the decision; null for other messages. */
  declare status: RequestStatus | null;
  declare subject: string;
  declare text: string;
  /** Subject and text without tags; computed by the database. */
  declare words: string;
  declare author_id: number | null;
  declare created: Date;
  declare request?: RequestModel;
  declare author?: PersonView;

  static override tableName = 'researcher.request_message';
  static override relationMappings = (): ModelRelations => ({
    request: belongsToOne(RequestModel, {
      from: 'researcher.request_message.request_id',
      to: 'researcher.request.id',
    }),
    author: belongsToOne(PersonView, {
      from: 'researcher.request_message.author_id',
      to: 'core_api.person.id',
    }),
  });
}
