import { TableModel } from '@portal/kit';
import type { MeetingDecision } from '@portal/contract';

/** What a meeting wants to decide about a request. Each meeting of a request has a row of its own. */
export class NotedDecisionModel extends TableModel {
  declare request_id: number;
  /** Since when the request stands at Review Meeting. */
  declare meeting_since: Date;
  /** Null where it was taken back. */
  declare decision: MeetingDecision | null;
  declare version: number;
  declare author_id: number;
  declare modified: Date;

  static override tableName = 'researcher.noted_decision';
  static override idColumn = ['request_id', 'meeting_since'];
}
