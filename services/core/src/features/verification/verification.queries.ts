import type { LinkLook } from '@portal/contract';
import type { Database } from '@portal/kit';
import type { Knex } from 'knex';
import type { AccountAddressee, LookedAtLink } from '../account-mail/index.ts';
import { readInvitation, unknownLink } from '../invitation/index.ts';

export interface AccountState extends AccountAddressee {
  readonly active: boolean;
  readonly verified: boolean;
  readonly primary_role: string | null;
}

export async function findAccount(
  database: Database,
  by: { readonly id: number | null } | { readonly email: string },
  trx?: Knex.Transaction,
): Promise<AccountState | undefined> {
  const [condition, value] = 'id' in by ? ['id = $1', by.id] : ['email = $1::citext', by.email];
  const [row] = await database.query<AccountState>(
    {
      text: `select id, email::text as email, first_name, active, verified, primary_role from core.account where ${condition}`,
      values: [value],
    },
    trx,
  );
  return row;
}

/** What the last registration with this address said, as far as it waits for its link to be followed. */
export async function pendingOf(
  database: Database,
  accountId: number,
  trx: Knex.Transaction,
): Promise<Readonly<Record<string, unknown>>> {
  const [row] = await database.query<{ data: Record<string, unknown> }>(
    {
      text: "select data from core.link_token where account_id = $1 and kind = 'verification' order by id desc limit 1",
      values: [accountId],
    },
    trx,
  );
  return row?.data ?? {};
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
