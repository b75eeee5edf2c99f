import type { LinkStatus } from '@portal/contract';
import { sql, type Reads, type Sql, type Work } from '@portal/kit';
import { z } from 'zod';
import type { StoredLink } from '../account-mail/index.ts';
import { readInvitation, unknownLink } from '../invitation/index.ts';

const AccountState = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  active: z.boolean(),
  verified: z.boolean(),
  primary_role: z.string().nullable(),
  /**
   * Whether the person registered the account themself. A registration never changes an account that staff created or
   * gave roles to.
   */
  self_registered: z.boolean(),
});
export type AccountState = Readonly<z.output<typeof AccountState>>;

type AccountKey = { readonly id: number | null } | { readonly email: string };

const keySql = (by: AccountKey): Sql => ('id' in by ? sql`id = ${by.id}` : sql`email = ${by.email}::citext`);

/** Like `findAccount`, but locks the row until the transaction ends, so that roles, password and state are current. */
export async function lockAccount(work: Work, by: AccountKey): Promise<AccountState | undefined> {
  await work.run(sql`select 1 from core.account where ${keySql(by)} for no key update`);
  return findAccount(work, by);
}

export const findAccount = (reads: Reads, by: AccountKey): Promise<AccountState | undefined> =>
  reads.row(
    AccountState,
    sql`select id, email::text as email, first_name, active, verified, primary_role,
        password_hash is not null and not exists (select 1 from core.account_group g
          where g.account_id = account.id and g.role <> 'primary_researcher') as self_registered
      from core.account where ${keySql(by)}`,
  );

/** The values of each registration with this address whose link was not followed yet. */
export async function readPending(
  reads: Reads,
  accountId: number,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const rows = await reads.rows(
    z.object({ data: z.record(z.string(), z.unknown()) }),
    sql`select distinct on (data ->> 'password_hash') data from core.link_token
      where account_id = ${accountId} and kind = 'verification' and data ->> 'password_hash' is not null`,
  );
  return rows.map(({ data }) => data);
}

/** @throws NOT_FOUND for a link of another kind */
export async function describeLink(reads: Reads, link: StoredLink): Promise<LinkStatus> {
  const { expired, used } = link;
  if (link.kind === 'verification') {
    const account = await findAccount(reads, { id: link.account_id });
    return {
      kind: 'verification',
      userType: nameUserType(account?.primary_role),
      expired,
      used: used || account?.verified === true,
      has_account: true,
      userData: { institution_data: null, io_data: null },
    };
  }
  const invitation =
    link.kind === 'invitation' && link.invitation_id
      ? await readInvitation(reads, link.invitation_id)
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

const nameUserType = (role: string | null | undefined): LinkStatus['userType'] =>
  role === 'primary_researcher' || role === 'sbso' ? role : 'other';
