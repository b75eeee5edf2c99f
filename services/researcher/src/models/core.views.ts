/** Views through which the core service lets others read its data. */
import type { InstitutionStatus, RdaStatus } from '@portal/contract';
import { ReadModel } from '@portal/kit';

export { PersonView } from '@portal/common';

export class InstitutionView extends ReadModel {
  declare id: number;
  declare display_name: string;
  declare name: string;
  declare official_name: string | null;
  declare status: InstitutionStatus;
  declare current_io_id: number | null;
  declare rda_status: RdaStatus | null;
  declare country: string | null;
  declare restricted: boolean;

  static override tableName = 'core_api.institution';
}

export class FileView extends ReadModel {
  declare id: string;
  declare name: string;
  declare type: number;
  declare creator_id: number | null;
  declare institution_id: number | null;
  declare scan: string;
  declare sha256: string;
  declare media_type: string;
  declare created: Date;
  declare size: number;

  static override tableName = 'core_api.file';
}

export class CohortView extends ReadModel {
  declare id: number;
  declare name: string;
  declare display_name: string;
  declare description: string;
  declare welcome_packet: string | null;

  static override tableName = 'core_api.cohort';
}
