/** An invited Signing Official registers (spec 1 sections 2 and 3). The token proves the mailbox, so no mail follows. */
import type { OfficialRegistration } from '@portal/contract';
import { hashPassword, invalid, transact, wrongState, type Author, type Work } from '@portal/kit';
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
  await transact(mailing.database, author, async (work) => {
    const invitation = await takeInvitation(work, mailing, official.token);
    if (official.email && official.email.toLowerCase() !== invitation.email.toLowerCase())
      throw invalid({ email: ['The address is the one that was invited and cannot be changed'] });
    if (await findLookAlike(mailing.database, work.trx, invitation.email))
      throw wrongState(
        `We cannot make an account with this address. Please write to ${mailing.supportEmail}`,
      );
    const id =
      (await createOfficial(work, mailing, author, { ...official, email: invitation.email, passwordHash })) ??
      (await knownOfficial(work, mailing, { ...official, email: invitation.email, passwordHash }));
    // From here on the history names the person who accepts.
    await work.actAs(id);
    await takeOffice(work, mailing, invitation, id);
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
  work: Work,
  { database }: Mailing,
  author: Author,
  official: NewOfficial,
): Promise<number | undefined> {
  const id = await nextAccountId(database, work.trx);
  await work.actAs(id);
  const [row] = await database.query<{ id: number }>(
    {
      text: `insert into core.account (email, first_name, last_name, title, phone_number, password_hash, agreed_terms_version,
          verified, primary_role, id)
        values ($1, $2, $3, $4, $5, $6, $7, true, 'sbso', $8) on conflict (email) do nothing returning id`,
      values: [...valuesOf(official), id],
    },
    work.trx,
  );
  if (!row) await work.actAs(author.actorId);
  return row?.id;
}

/**
 * An account that can sign in is linked as it is: its password stays. One that was never verified belongs to whoever
 * proves the mailbox, and that is this person: it becomes the official's. What the foundation gave it, it keeps.
 */
async function knownOfficial(work: Work, mailing: Mailing, official: NewOfficial): Promise<number> {
  const { database } = mailing;
  const account = await lockAccount(database, work.trx, { email: official.email });
  if (!account) throw new Error('the account that stood in the way is gone');
  const isOfFoundation = !account.self_registered;
  if (account.verified || !account.active || isOfFoundation) await checkMayTakeOffice(work, mailing, account);
  if (account.verified) return account.id;
  await database.query(
    {
      text: `update core.account set first_name = $2, last_name = $3, title = $4, phone_number = $5, password_hash = $6,
          agreed_terms_version = $7, verified = true, primary_role = 'sbso', orcid = null where email = $1::citext`,
      values: valuesOf(official),
    },
    work.trx,
  );
  const typed = isOfFoundation ? [] : ['account_group where account_id', 'user_institution where user_id'];
  for (const table of typed)
    await database.query({ text: `delete from core.${table} = $1`, values: [account.id] }, work.trx);
  await withdrawLinks(work, account.id, 'verification');
  return account.id;
}
