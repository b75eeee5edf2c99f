import { ReadModel } from '@portal/kit';

/** A person as the core service shows them to other services. */
export class PersonView extends ReadModel {
  declare id: number;
  declare display_name: string;
  declare first_name: string;
  declare last_name: string;
  declare email: string;
  declare active: boolean;
  declare verified: boolean;
  declare globus_username: string | null;
  /**
   * The value set by hand. It is now computed from requests; only the previous release still reads it (decision 336).
   */
  declare abn_approved: boolean;
  declare institution_id: number | null;

  static override tableName = 'core_api.person';
}
