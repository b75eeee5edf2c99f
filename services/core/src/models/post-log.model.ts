import { TableModel } from '@portal/kit';

/** A log line written by a page. */
export class PostLogModel extends TableModel {
  declare id: number;
  declare log: string;
  declare actor_id: number | null;
  declare impersonator_id: number | null;
  declare correlation_id: string | null;
  declare created: Date;
  declare kind: string | null;

  static override tableName = 'core.post_log';
}
