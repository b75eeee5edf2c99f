import { TableModel } from '@portal/kit';

/** One health check of an external system. */
export class HealthCheckModel extends TableModel {
  declare id: number;
  declare service: string;
  /** Start of the check's interval. */
  declare slot: Date;
  /** Null while the check is running. */
  declare state: string | null;
  declare milliseconds: number | null;

  static override tableName = 'core.health_check';
}
