import type { RequestStatus } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** A file sent with a decision. */
export class DecisionDocumentModel extends TableModel {
  declare id: number;
  declare request_id: number;
  /** Id of the status change made by the decision. */
  declare change_id: number;
  declare status: RequestStatus;
  declare file_id: string;
  declare created: Date;

  static override tableName = 'researcher.decision_document';
}
