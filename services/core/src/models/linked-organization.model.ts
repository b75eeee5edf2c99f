import { TableModel } from '@portal/kit';

/** A login at an organization that opens an account. */
export class LinkedOrganizationModel extends TableModel {
  declare id: number;
  declare account_id: number;
  declare issuer: string;
  /** The organization's own id of the person. */
  declare subject: string;
  /** Its name in the settings at the last login. */
  declare organization: string;
  declare email: string | null;
  declare email_verified: boolean;
  /** Domain of a verified address for which the organization speaks; it confirms the membership. */
  declare domain: string | null;
  declare acr: string | null;
  declare amr: string[];
  declare assurance: string[];
  declare created: Date;
  declare last_used: Date;

  static override tableName = 'core.linked_organization';
}
