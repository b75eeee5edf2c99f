/**
 * Registers an invited Signing Official (spec 1 sections 2 and 3). The token proves that they own the mailbox, so no
 * verification mail follows.
 */
import type { OfficialRegistration } from '@portal/contract';
import {
  type Call,
  type Work,
  hashPassword,
  invalid,
  chooseAccountLanguage,
  say,
  sql,
  transact,
  wrongState,
} from '@portal/kit';
import type { z } from 'zod';
import { accountRefusals } from '../../../texts/en/account-refusals.ts';
import { AccountGroupModel, AccountModel, UserInstitutionModel } from '../../../models/index.ts';
import { findLookAlike, TERMS_VERSION } from '../../account/index.ts';
import { withdrawLinks, type Mailing } from '../../account-mail/index.ts';
import { checkMayTakeOffice, takeInvitation, takeOffice } from '../../invitation/index.ts';
import { lockAccount } from '../../verification/index.ts';
import { nextAccountId } from './next-account-id.ts';

export type Official = z.output<typeof OfficialRegistration>;

/** @throws NOT_FOUND or WRONG_STATE for a token that cannot be used; CONFLICT for a person who must not have the role */
export async function registerOfficial(
  { database, author, context }: Pick<Call, 'author' | 'context' | 'database'>,
  mailing: Mailing,
  official: Official,
): Promise<void> {
  const passwordHash = await hashPassword(official.password);
  await transact(database, author, async (work) => {
    const invitation = await takeInvitation(work, official.token);
    if (official.email && official.email.toLowerCase() !== invitation.email.toLowerCase())
      throw invalid({ email: [accountRefusals.registration.invitedAddress] });
    if (await findLookAlike(work, invitation.email))
      throw wrongState(say(accountRefusals.registration.noAccount, { support: mailing.supportEmail }));
    const account = readAccount(official, invitation.email, passwordHash);
    const language = chooseAccountLanguage(context);
    const id = (await createOfficial(work, account)) ?? (await takeKnownAccount(work, mailing, account));
    // From here on the history names the accepting person as actor.
    await work.actAs(id);
    // An existing account may already have a language of its own choice.
    if (language !== null) await work.of(AccountModel).patch({ language }).matching({ id, language: null });
    await takeOffice(work, invitation, id);
  });
}

const readAccount = (official: Official, email: string, passwordHash: string) => ({
  email,
  first_name: official.first_name.trim(),
  last_name: official.last_name.trim(),
  title: official.title?.trim() || null,
  phone_number: official.phone_number.trim(),
  password_hash: passwordHash,
  agreed_terms_version: TERMS_VERSION,
});
type NewOfficial = ReturnType<typeof readAccount>;

/** @returns undefined when the address has an account */
async function createOfficial(work: Work, account: NewOfficial): Promise<number | undefined> {
  const id = await nextAccountId(work);
  await work.actAs(id);
  const made = await work.run(
    sql`insert into core.account (id, email, first_name, last_name, title, phone_number, password_hash,
        agreed_terms_version, verified, primary_role)
      values (${id}, ${account.email}, ${account.first_name}, ${account.last_name}, ${account.title},
        ${account.phone_number}, ${account.password_hash}, ${account.agreed_terms_version}, true, 'sbso')
      on conflict (email) do nothing`,
  );
  if (made > 0) return id;
  await work.actAs(work.author.actorId);
  return undefined;
}

/**
 * A verified account is linked unchanged and its password stays. An unverified account belongs to the person who proves that
 * they own the mailbox: it becomes the official's account. If staff created it, its roles and institutions stay.
 */
async function takeKnownAccount(
  work: Work,
  mailing: Mailing,
  { email, ...official }: NewOfficial,
): Promise<number> {
  const account = await lockAccount(work, { email });
  if (!account) throw new Error('the account that stood in the way is gone');
  const isOfFoundation = !account.self_registered;
  if (account.verified || !account.active || isOfFoundation) await checkMayTakeOffice(work, mailing, account);
  if (account.verified) return account.id;
  await work
    .of(AccountModel)
    .findById(account.id)
    .patch({ ...official, verified: true, primary_role: 'sbso', orcid: null });
  if (!isOfFoundation) {
    await work.of(AccountGroupModel).delete().matching({ account_id: account.id });
    await work.of(UserInstitutionModel).delete().matching({ user_id: account.id });
  }
  await withdrawLinks(work, account.id, 'verification');
  return account.id;
}
