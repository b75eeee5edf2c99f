/** An invited Signing Official registers (spec 1 sections 2 and 3). The token proves the mailbox, so no mail follows. */
import type { OfficialRegistration } from '@portal/contract';
import { hashPassword, invalid, setAuthor, transact, wrongState, type Author } from '@portal/kit';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { findLookAlike, TERMS_VERSION } from '../account/index.ts';
import { withdrawLinks, type Mailing } from '../account-mail/index.ts';
import { checkMayTakeOffice, takeInvitation, takeOffice } from '../invitation/index.ts';
import { lockAccount } from '../verification/index.ts';
import { nextAccountId } from './next-account-id.ts';

export type Official = z.output<typeof OfficialRegistration>;

/** @throws NOT_FOUND or WRONG_STATE for a token that cannot be used; CONFLICT for a person who may not hold the role */
export async function registerOfficial(mailing: Mailing, author: Author, official: Official): Promise<void> {
  const passwordHash = await hashPassword(official.password);
  await transact(mailing.database, author, async ({ trx }) => {
    const invitation = await takeInvitation(mailing, trx, official.token);
    if (official.email && official.email.toLowerCase() !== invitation.email.toLowerCase())
      throw invalid({ email: ['The address is the one that was invited and cannot be changed'] });
    if (await findLookAlike(mailing.database, trx, invitation.email))
      throw wrongState(
        `We cannot make an account with this address. Please write to ${mailing.supportEmail}`,
      );
    const id =
      (await createOfficial(mailing, trx, author, { ...official, email: invitation.email, passwordHash })) ??
      (await knownOfficial(mailing, trx, { ...official, email: invitation.email, passwordHash }));
    // From here on the history names the person who accepts.
    await setAuthor(trx, { ...author, actorId: id });
    await takeOffice(mailing, trx, invitation, id);
  });
}

interface NewOfficial extends Official {
  readonly email: string;
  readonly passwordHash: string;
}

const valuesOf = (official: NewOfficial): unknown[] => [
  official.email,
  official.first_name.trim(),
  official.last_name.trim(),
  official.title?.trim() || null,
  official.phone_number.trim(),
  official.passwordHash,
  TERMS_VERSION,
];

async function createOfficial(
  { database }: Mailing,
  trx: Knex.Transaction,
  author: Author,
  official: NewOfficial,
): Promise<number | undefined> {
  const id = await nextAccountId(database, trx);
  await setAuthor(trx, { ...author, actorId: id });
  const [row] = await database.query<{ id: number }>(
    {
      text: `insert into core.account (email, first_name, last_name, title, phone_number, password_hash, agreed_terms_version,
          verified, primary_role, id)
        values ($1, $2, $3, $4, $5, $6, $7, true, 'sbso', $8) on conflict (email) do nothing returning id`,
      values: [...valuesOf(official), id],
    },
    trx,
  );
  if (!row) await setAuthor(trx, author);
  return row?.id;
}

/**
 * An account that can sign in is linked as it is: its password stays. One that was never verified belongs to whoever
 * proves the mailbox, and that is this person: it becomes the official's. What the foundation gave it, it keeps.
 */
async function knownOfficial(
  mailing: Mailing,
  trx: Knex.Transaction,
  official: NewOfficial,
): Promise<number> {
  const { database } = mailing;
  const account = await lockAccount(database, trx, { email: official.email });
  if (!account) throw new Error('the account that stood in the way is gone');
  const isOfFoundation = !account.self_registered;
  if (account.verified || !account.active || isOfFoundation) await checkMayTakeOffice(mailing, trx, account);
  if (account.verified) return account.id;
  await database.query(
    {
      text: `update core.account set first_name = $2, last_name = $3, title = $4, phone_number = $5, password_hash = $6,
          agreed_terms_version = $7, verified = true, primary_role = 'sbso', orcid = null where email = $1::citext`,
      values: valuesOf(official),
    },
    trx,
  );
  const typed = isOfFoundation ? [] : ['account_group where account_id', 'user_institution where user_id'];
  for (const table of typed)
    await database.query({ text: `delete from core.${table} = $1`, values: [account.id] }, trx);
  await withdrawLinks(database, trx, 'verification', { accountId: account.id });
  return account.id;
}
