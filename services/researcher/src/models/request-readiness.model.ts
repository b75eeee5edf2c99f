import { TableModel } from '@portal/kit';

/** What the team of a request waits for, as lists show it. */
export class RequestReadinessModel extends TableModel {
  declare request_id: number;
  /** Without the IRB, which depends on the day. */
  declare waits_for: string[];
  /** Last day on which the team is ready as far as its IRB goes: `infinity`, or `-infinity` where there is none. */
  declare irb_until: string;

  static override tableName = 'researcher.request_readiness';
  static override idColumn = 'request_id';
}
