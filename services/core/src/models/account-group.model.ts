import type { Role } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** A role of a person. */
export class AccountGroupModel extends TableModel {
  declare account_id: number;
  declare role: Role;
  declare id: number;
  /** Null when the portal assigned the role automatically, and for demo data. */
  declare given_by: number | null;

  static override tableName = 'core.account_group';
  static override idColumn = 'id';
}
