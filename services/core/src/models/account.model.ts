import type { Role } from '@portal/contract';
import type { Density } from '@portal/contract/density';
import { type ColumnName, joinSql, type Sql, sql, type SqlValue, TableModel, trustedSql } from '@portal/kit';

const UNCHANGED = Symbol('the value stays');
type AfterDeletion = Sql | SqlValue | typeof UNCHANGED;

/** A person who can sign in, or could before the account was deleted. The row of a deleted account stays. */
export class AccountModel extends TableModel {
  declare id: number;
  declare email: string;
  declare password_hash: string | null;
  declare first_name: string;
  declare last_name: string;
  declare title: string | null;
  declare phone_number: string | null;
  declare active: boolean;
  declare verified: boolean;
  declare primary_role: Role | null;
  declare agreed_terms_version: string | null;
  declare orcid: string | null;
  declare globus_username: string | null;
  declare aws_account_id: string | null;
  declare language: string | null;
  declare density: Density | null;
  declare dataset_update_email_opted_in: boolean;
  declare date_reminder_email_opted_in: boolean;
  /**
   * The value once set by hand. Approval now follows from requests; the previous release is the last that reads this
   * column (decision 336).
   */
  declare abn_approved: boolean;
  declare last_login: Date | null;
  declare created: Date;
  declare modified: Date;
  declare password_must_change: boolean;
  declare compliance_date: string | null;
  declare password_changed: Date | null;
  declare deactivated_at: Date | null;
  declare deleted_at: Date | null;

  static override tableName = 'core.account';
  /**
   * The value of each column after the account is deleted: the row stays for what the person signed and wrote, and
   * personal data are replaced. The type requires an entry for every column.
   */
  static readonly afterDeletion: Readonly<Record<ColumnName<AccountModel>, AfterDeletion>> = {
    id: UNCHANGED,
    email: sql`'deleted-' || id || '@deleted.invalid'`,
    password_hash: null,
    first_name: 'Deleted',
    last_name: 'user',
    title: null,
    phone_number: null,
    active: false,
    verified: false,
    primary_role: null,
    // The version of the terms is part of what the person agreed to.
    agreed_terms_version: UNCHANGED,
    orcid: null,
    globus_username: null,
    aws_account_id: null,
    language: null,
    density: null,
    dataset_update_email_opted_in: false,
    date_reminder_email_opted_in: false,
    abn_approved: UNCHANGED,
    last_login: UNCHANGED,
    created: UNCHANGED,
    modified: UNCHANGED,
    password_must_change: UNCHANGED,
    compliance_date: UNCHANGED,
    password_changed: UNCHANGED,
    deactivated_at: UNCHANGED,
    deleted_at: sql`now()`,
  };
}

/** Assignments that blank the columns of deleted accounts, for an `update core.account set …`. */
export const blankedColumns = (): Sql =>
  joinSql(
    Object.entries(AccountModel.afterDeletion).flatMap(([column, value]) =>
      value === UNCHANGED ? [] : [sql`${trustedSql(`${column} = `)}${value}`],
    ),
  );
