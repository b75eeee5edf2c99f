import { TableModel } from '@portal/kit';

/** A study cohort of the foundation. */
export class CohortModel extends TableModel {
  declare id: number;
  declare name: string;
  declare display_name: string;
  declare description: string;
  declare welcome_packet: string | null;

  static override tableName = 'core.cohort';
}
