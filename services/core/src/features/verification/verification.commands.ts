/** Follows links in mails, and sends them again (spec 1 sections 2 and 7). */
import { ReadinessChanged } from '@portal/contract';
import { transact, wrongState, type Call, type Work } from '@portal/kit';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { AccountModel } from '../../models/index.ts';
import { findLookAlike } from '../account/index.ts';
import {
  consumeLink,
  readLink,
  mailVerification,
  mailVerificationByPassword,
  withdrawLinks,
  type AccountAddressee,
  type StoredLink,
  type Mailing,
} from '../account-mail/index.ts';
import {
  checkMayTakeOffice,
  remindInvited,
  takeInvitation,
  takeOffice,
  unknownLink,
  usedLink,
} from '../invitation/index.ts';
import { takeOverPending } from './pending-registration.ts';
import { findAccount, lockAccount, readPending } from './verification.queries.ts';

export interface FollowedLink {
  readonly status: 'verified' | 'accepted' | 'expired';
  /** Of the account whose link was used up: it was sent to this address. */
  readonly email?: string;
}

/** @throws NOT_FOUND for an unknown token; WRONG_STATE for one that can no longer be used */
export async function followLink(
  { database, author }: Pick<Call, 'author' | 'database'>,
  mailing: Mailing,
  token: string,
): Promise<FollowedLink> {
  const link = await readLink(database, token);
  if (!link || (link.kind !== 'verification' && link.kind !== 'invitation')) throw unknownLink();
  if (link.used) throw usedLink();
  const acting = { ...author, actorId: link.account_id ?? author.actorId };
  return transact(database, acting, async (work) => {
    if (link.expired) {
      await renewLink(work, mailing, link);
      return { status: 'expired' };
    }
    return link.kind === 'invitation'
      ? { status: 'accepted', email: await accept(work, mailing, token) }
      : { status: 'verified', email: await verify(work, token) };
  });
}

/** @returns the address that is verified now */
async function verify(work: Work, token: string): Promise<string> {
  const link = await consumeLink(work, 'verification', token);
  const account = link && (await lockAccount(work, { id: link.account_id }));
  if (!link || !account) throw usedLink();
  if (!account.verified) {
    // A look-alike address may have been confirmed after this one was registered.
    if (await findLookAlike(work, account.email, account.id)) throw usedLink();
    await takeOverPending(work, account.id, link.data);
    await work.of(AccountModel).findById(account.id).patch({ verified: true });
  }
  await withdrawLinks(work, account.id, 'verification');
  await work.emit(ReadinessChanged, { user_ids: [account.id] });
  return account.email;
}

/**
 * People with an account accept by the link alone: it proves that they own the mailbox, and they already have a
 * password.
 */
async function accept(work: Work, mailing: Mailing, token: string): Promise<string> {
  const invitation = await takeInvitation(work, token);
  const account = await lockAccount(work, { email: invitation.email });
  if (!account?.verified) throw wrongState(accountRefusals.registration.useForm);
  await checkMayTakeOffice(work, mailing, account);
  await work.actAs(account.id);
  await takeOffice(work, invitation, account.id);
  return account.email;
}

/** Sends a new mail for an expired link. Does nothing when there is nothing left to confirm. */
export async function renewLink(work: Work, mailing: Mailing, link: StoredLink): Promise<void> {
  if (link.kind === 'invitation' && link.invitation_id) {
    await remindInvited(work, mailing, link.invitation_id);
    return;
  }
  const account = link.kind === 'verification' && (await findAccount(work, { id: link.account_id }));
  if (account && account.active && !account.verified)
    await mailVerification(work, mailing, account, link.data);
}

/** Sends the mail again for an address. The response does not reveal whether the address is known. */
export async function resendByAddress(work: Work, mailing: Mailing, email: string): Promise<void> {
  const account = await findAccount(work, { email });
  if (account && account.active && !account.verified) await mailVerificationAgain(work, mailing, account);
}

/**
 * When several people registered the address, the mail makes its reader set a new password, because the true owner is
 * unknown.
 */
export async function mailVerificationAgain(
  work: Work,
  mailing: Mailing,
  account: AccountAddressee,
): Promise<void> {
  const [pending = {}, ...others] = await readPending(work, account.id);
  if (others.length > 0) await mailVerificationByPassword(work, mailing, account);
  else await mailVerification(work, mailing, account, pending);
}
