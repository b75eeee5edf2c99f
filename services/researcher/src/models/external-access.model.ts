import { TableModel } from '@portal/kit';

/** Somebody whom an outside system is told about, and how far that is. */
export class ExternalAccessModel extends TableModel {
  declare id: number;
  declare access_type: string;
  declare place: string;
  declare user_id: number;
  declare state: string;
  declare account: string | null;
  declare known_as: string | null;
  declare error: string;
  declare attempts: number;
  declare generation: number;
  declare next_attempt: Date;
  declare since: Date;
  declare created: Date;

  static override tableName = 'researcher.external_access';
}
