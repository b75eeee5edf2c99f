/**
 * Changes the address of an account: requested here, and confirmed by a link sent to the new address (docs/people.md).
 */
import { MESSAGES, ReadinessChanged } from '@portal/contract';
import {
  invalid,
  transact,
  verifyPassword,
  violatedConstraint,
  type AppError,
  type Call,
  type Reads,
  type Work,
} from '@portal/kit';
import { accountRefusals } from '../../../texts/en/account-refusals.ts';
import { AccountModel } from '../../../models/index.ts';
import { endSessions, findLookAlike } from '../../account/index.ts';
import {
  consumeLink,
  readLink,
  mailLookAlike,
  spendMails,
  withdrawLinks,
  type Mailing,
} from '../../account-mail/index.ts';
import { ADDRESS_ALIKE, ADDRESS_KNOWN } from './create-user.ts';
import { readAccount } from '../user.queries.ts';
import { WRONG_PASSWORD } from './own-password.ts';
import { mailAddressAsked, mailAddressChange, mailAddressChanged, mailAddressTaken } from '../user.mail.ts';

const badLink = (): AppError => invalid({ token: [MESSAGES.tokenUnverified] });

/**
 * Sends the link to the new address and a notice to the old one. Only staff can see whether another account has the
 * address.
 * @throws 400 `password`, `email`
 */
export async function askForAddress(
  work: Work,
  mailing: Mailing,
  { actor, body, params }: Call<'POST /user/{id}/email/'>,
): Promise<void> {
  const isOwn = actor.userId === params.id;
  const account = await readAccount(work, params.id);
  if (isOwn && !(await verifyPassword(account.password_hash, body.password ?? '')))
    throw invalid({ password: [WRONG_PASSWORD] });
  if (body.email.toLowerCase() === account.email.toLowerCase())
    throw invalid({ email: [accountRefusals.address.unchanged] });
  await spendMails(work, mailing, isOwn ? 'address_change' : 'staff_link', actor.userId);
  await withdrawLinks(work, account.id, 'email_change');
  const owner = await work.read(AccountModel).matching({ email: body.email }).first();
  const alike = owner ? undefined : await findLookAlike(work, body.email, account.id);
  if (!owner && !alike) return mailAddressChange(work, mailing, account, body.email);
  if (!isOwn) throw invalid({ email: [owner ? ADDRESS_KNOWN : ADDRESS_ALIKE] });
  if (owner) await mailAddressTaken(work, mailing, owner);
  else if (alike) await mailLookAlike(work, mailing, alike);
  // The caller's own mailbox gets the usual notice, so that it does not reveal the existing account either.
  return mailAddressAsked(work, mailing, account, body.email);
}

/** Reads the link without using it. Null for a link of another kind, or one that is used or expired. */
export async function readRequestedAddress(reads: Reads, token: string): Promise<string | null> {
  const link = await readLink(reads, token);
  return link?.kind === 'email_change' && !link.used && !link.expired ? String(link.data['email']) : null;
}

type ConfirmCall = Pick<Call, 'actor' | 'author' | 'database'>;

/**
 * Sets the new address. Links sent to the old mailbox become invalid. All sessions of the account end, except the one
 * in which the owner follows the link.
 * @throws 400 `token`
 */
export async function confirmAddress(call: ConfirmCall, mailing: Mailing, token: string): Promise<string> {
  const seen = await readLink(call.database, token);
  if (!seen) throw badLink();
  return transact(call.database, { ...call.author, actorId: seen.account_id }, async (work) => {
    const link = await consumeLink(work, 'email_change', token);
    if (!link?.account_id) throw badLink();
    const account = await readAccount(work, link.account_id);
    if (!account.active) throw badLink();
    const email = String(link.data['email']);
    if (await findLookAlike(work, email, account.id)) throw badLink();
    await takeAddress(work, account.id, email);
    await withdrawLinks(work, account.id, 'password_reset', 'verification', 'unlock');
    await endSessions(work, account.id, chooseSpared(call, account.id));
    // The new mail domain may change whether the person is a confirmed member of their institution, and a team may know
    // the old address.
    await work.emit(ReadinessChanged, { user_ids: [account.id], addresses: [account.email] });
    await mailAddressChanged(work, mailing, account, { old: account.email, new: email });
    return email;
  });
}

/** Only the owner's own session is spared; a caller who impersonates or is someone else is treated like a visitor. */
const chooseSpared = ({ actor }: ConfirmCall, accountId: number): string | null =>
  actor.userId === accountId && actor.impersonatorId === null ? actor.sessionId : null;

/** Another person may have registered with this address in between. */
async function takeAddress(work: Work, userId: number, email: string): Promise<void> {
  try {
    await work.of(AccountModel).findById(userId).patch({ email, verified: true });
  } catch (error) {
    if (violatedConstraint(error) === 'account_email_key') throw badLink();
    throw error;
  }
}
