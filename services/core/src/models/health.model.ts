import { TableModel } from '@portal/kit';

/** One check of a system beside the portal. */
export class HealthCheckModel extends TableModel {
  declare id: number;
  declare service: string;
  /** The beginning of its interval. */
  declare slot: Date;
  /** Null while it is checked. */
  declare state: string | null;
  declare milliseconds: number | null;

  static override tableName = 'core.health_check';
}
