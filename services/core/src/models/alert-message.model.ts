import { TableModel } from '@portal/kit';

/** A message that administrators show to everyone, or to a role. */
export class AlertMessageModel extends TableModel {
  declare id: number;
  declare message: string;
  declare alert_type: string;
  declare audience: string[];
  declare starts_at: Date;
  declare ends_at: Date | null;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'core.alert_message';
}
