/** Another address for an account: asked for here, and confirmed from there (docs/people.md). */
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
  lookAtLink,
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
 * Sends the link and the notice. Only staff learn whether someone else has the address.
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
  // The caller's own mailbox must not reveal it either.
  return mailAddressAsked(work, mailing, account, body.email);
}

/** Only looks. Null for a link that cannot be used, or not for this. */
export async function readRequestedAddress(reads: Reads, token: string): Promise<string | null> {
  const link = await lookAtLink(reads, token);
  return link?.kind === 'email_change' && !link.used && !link.expired ? String(link.data['email']) : null;
}

type ConfirmCall = Pick<Call, 'actor' | 'author' | 'database'>;

/**
 * Takes over the address. Links that went to the old mailbox are worthless from then on, and every session of the account
 * ends but the one in which its owner follows the link. @throws 400 `token`
 */
export async function confirmAddress(call: ConfirmCall, mailing: Mailing, token: string): Promise<string> {
  const seen = await lookAtLink(call.database, token);
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
    // Another mail domain may make someone a member of their institution, or no longer; a team may know the old address.
    await work.emit(ReadinessChanged, { user_ids: [account.id], addresses: [account.email] });
    await mailAddressChanged(work, mailing, account, { old: account.email, new: email });
    return email;
  });
}

/** The person who acts for someone, or is someone else, follows the link as a stranger does. */
const chooseSpared = ({ actor }: ConfirmCall, accountId: number): string | null =>
  actor.userId === accountId && actor.impersonatorId === null ? actor.sessionId : null;

/** Someone may have registered with it since. */
async function takeAddress(work: Work, userId: number, email: string): Promise<void> {
  try {
    await work.of(AccountModel).findById(userId).patch({ email, verified: true });
  } catch (error) {
    if (violatedConstraint(error) === 'account_email_key') throw badLink();
    throw error;
  }
}
