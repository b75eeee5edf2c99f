import type { RequestStatus } from '@portal/contract';
import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { RequestModel } from './request.model.ts';

/** The words that a decision said to the researcher. */
export class DecisionNoteModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare status: RequestStatus;
  declare text: string;
  declare created: Date;
  declare request?: RequestModel;

  static override tableName = 'researcher.decision_note';
  static override relationMappings = (): ModelRelations => ({
    request: belongsToOne(RequestModel, {
      from: 'researcher.decision_note.request_id',
      to: 'researcher.request.id',
    }),
  });
}
