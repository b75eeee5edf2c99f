import type { RequestStatus } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** The text in which a decision explained itself to the researcher. */
export class DecisionNoteModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare status: RequestStatus;
  declare text: string;
  declare created: Date;

  static override tableName = 'researcher.decision_note';
}
