import type { LinkLook } from '@portal/contract';
import type { Database } from '@portal/kit';
import type { Knex } from 'knex';
import type { AccountAddressee, LookedAtLink } from '../account-mail/index.ts';
import { readInvitation, unknownLink } from '../invitation/index.ts';

export interface AccountState extends AccountAddressee {
  readonly active: boolean;
  readonly verified: boolean;
  readonly primary_role: string | null;
  /** Made by whoever registered it. What the foundation made, or gave rights to, no registration changes. */
  readonly self_registered: boolean;
}

type AccountKey = { readonly id: number | null } | { readonly email: string };

const keyOf = (by: AccountKey) =>
  'id' in by ? (['id = $1', by.id] as const) : (['email = $1::citext', by.email] as const);

/** The same, held until the transaction ends: roles, password and state are what the last change made of them. */
export async function lockAccount(
  database: Database,
  trx: Knex.Transaction,
  by: AccountKey,
): Promise<AccountState | undefined> {
  const [condition, value] = keyOf(by);
  await database.query(
    { text: `select 1 from core.account where ${condition} for no key update`, values: [value] },
    trx,
  );
  return findAccount(database, by, trx);
}

export async function findAccount(
  database: Database,
  by: AccountKey,
  trx?: Knex.Transaction,
): Promise<AccountState | undefined> {
  const [condition, value] = keyOf(by);
  const [row] = await database.query<AccountState>(
    {
      text: `select id, email::text as email, first_name, active, verified, primary_role,
          password_hash is not null and not exists (select 1 from core.account_group g
            where g.account_id = account.id and g.role <> 'primary_researcher') as self_registered
        from core.account where ${condition}`,
      values: [value],
    },
    trx,
  );
  return row;
}

/** What each registration with this address said, as far as it waits for its link to be followed. */
export async function pendingOf(
  database: Database,
  accountId: number,
  trx: Knex.Transaction,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const rows = await database.query<{ data: Record<string, unknown> }>(
    {
      text: `select distinct on (data ->> 'password_hash') data from core.link_token
        where account_id = $1 and kind = 'verification' and data ->> 'password_hash' is not null`,
      values: [accountId],
    },
    trx,
  );
  return rows.map(({ data }) => data);
}

/** @throws NOT_FOUND for a link of another kind */
export async function describeLink(database: Database, link: LookedAtLink): Promise<LinkLook> {
  const { expired, used } = link;
  if (link.kind === 'verification') {
    const account = await findAccount(database, { id: link.account_id });
    return {
      kind: 'verification',
      userType: userTypeOf(account?.primary_role),
      expired,
      used: used || account?.verified === true,
      has_account: true,
      userData: { institution_data: null, io_data: null },
    };
  }
  const invitation =
    link.kind === 'invitation' && link.invitation_id
      ? await readInvitation(database, link.invitation_id)
      : undefined;
  if (!invitation) throw unknownLink();
  const { email, first_name, last_name, phone_number, title } = invitation;
  return {
    kind: 'invitation',
    userType: 'sbso',
    expired,
    used: used || invitation.status !== 'invited',
    has_account: invitation.has_account,
    userData: {
      institution_data: { id: invitation.institution_id, name: invitation.institution_name },
      io_data: { email, first_name, last_name, phone_number, title },
    },
  };
}

const userTypeOf = (role: string | null | undefined): LinkLook['userType'] =>
  role === 'primary_researcher' || role === 'sbso' ? role : 'other';
