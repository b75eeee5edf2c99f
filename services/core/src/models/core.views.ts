/** Views of this service, for reading. */
import type { InstitutionStatus } from '@portal/contract';
import { ReadModel } from '@portal/kit';

export class LivingInstitutionView extends ReadModel {
  declare id: number;
  declare name: string;
  declare official_name: string | null;
  declare ein: string | null;
  declare nonprofit: boolean | null;
  declare phone_number: string | null;
  declare status: InstitutionStatus;
  declare current_io_id: number | null;
  declare current_rda_id: string | null;
  declare is_unresponsive: boolean;
  declare created: Date;
  declare modified: Date;
  declare deleted_at: Date | null;
  declare version: string;

  static override tableName = 'core.living_institution';
}

export class MembershipView extends ReadModel {
  declare id: number;
  declare user_id: number;
  declare institution_id: number;
  declare primary: boolean;
  declare verified: boolean | null;
  declare last_checked: Date | null;
  declare removal_reason: string | null;
  declare joinder_date: Date | null;
  declare created: Date;
  declare modified: Date;
  declare confirmed: boolean;

  static override tableName = 'core.membership';
}
