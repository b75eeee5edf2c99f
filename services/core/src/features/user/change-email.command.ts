/** Another address for an account: asked for here, and confirmed from there (decisions.md "Session and security"). */
import { MESSAGES, ReadinessChanged } from '@portal/contract';
import {
  invalid,
  transact,
  verifyPassword,
  violatedConstraint,
  type AppError,
  type Call,
  type Database,
  type Work,
} from '@portal/kit';
import { endSessionsOf, findLookAlike } from '../account/index.ts';
import {
  consumeLink,
  lookAtLink,
  mailLookAlike,
  spendMails,
  withdrawLinks,
  type Mailing,
} from '../account-mail/index.ts';
import { ADDRESS_ALIKE, ADDRESS_KNOWN } from './create-user.command.ts';
import { findAccount, type Account } from './one-account.queries.ts';
import { WRONG_PASSWORD } from './own-password.command.ts';
import { mailAddressAsked, mailAddressChange, mailAddressChanged, mailAddressTaken } from './user.mail.ts';

const badLink = (): AppError => invalid({ token: [MESSAGES.tokenUnverified] });

/**
 * Sends the link and the notice. Whether somebody else has the address, only staff are told.
 * @throws 400 `password`, `email`
 */
export async function askForAddress(
  work: Work,
  mailing: Mailing,
  { actor, body, params }: Call<'POST /user/{id}/email/'>,
): Promise<void> {
  const { database } = mailing;
  const isOwn = actor.userId === params.id;
  const account = await findAccount(database, params.id, work.trx);
  if (isOwn && !(await verifyPassword(account.password_hash, body.password ?? '')))
    throw invalid({ password: [WRONG_PASSWORD] });
  if (body.email.toLowerCase() === account.email.toLowerCase())
    throw invalid({ email: ['This is the address of the account already'] });
  await spendMails(work, mailing, isOwn ? 'address_change' : 'staff_link', actor.userId);
  await withdrawLinks(work, account.id, 'email_change');
  const owner = await ownerOf(database, work, body.email);
  const alike = owner ? undefined : await findLookAlike(database, work.trx, body.email, account.id);
  if (!owner && !alike) return mailAddressChange(work, mailing, account, body.email);
  if (!isOwn) throw invalid({ email: [owner ? ADDRESS_KNOWN : ADDRESS_ALIKE] });
  if (owner) await mailAddressTaken(work, mailing, owner);
  else if (alike) await mailLookAlike(work, mailing, alike);
  // The caller's own mailbox must not tell either.
  return mailAddressAsked(work, mailing, account, body.email);
}

async function ownerOf(
  database: Database,
  work: Work,
  email: string,
): Promise<Pick<Account, 'id' | 'email' | 'first_name'> | undefined> {
  const [row] = await database.query<Account>(
    {
      text: 'select id, email::text as email, first_name from core.account where email = $1::citext',
      values: [email],
    },
    work.trx,
  );
  return row;
}

/** Only looks. Null for a link that cannot be used, or not for this. */
export async function addressOfLink(database: Database, token: string): Promise<string | null> {
  const link = await lookAtLink(database, token);
  return link?.kind === 'email_change' && !link.used && !link.expired ? String(link.data['email']) : null;
}

type ConfirmCall = Pick<Call, 'actor' | 'author'>;

/**
 * Takes over the address. Links that went to the old mailbox are worthless from then on, and every session of the account
 * ends but the one in which its owner follows the link. @throws 400 `token`
 */
export async function confirmAddress(mailing: Mailing, call: ConfirmCall, token: string): Promise<string> {
  const { database } = mailing;
  const seen = await lookAtLink(database, token);
  if (!seen) throw badLink();
  return transact(database, { ...call.author, actorId: seen.account_id }, async (work) => {
    const link = await consumeLink(work, 'email_change', token);
    if (!link?.account_id) throw badLink();
    const account = await findAccount(database, link.account_id, work.trx);
    if (!account.active) throw badLink();
    const email = String(link.data['email']);
    if (await findLookAlike(database, work.trx, email, account.id)) throw badLink();
    await takeAddress(database, work, account.id, email);
    await withdrawLinks(work, account.id, 'password_reset', 'verification', 'unlock');
    await endSessionsOf(database, work.trx, account.id, ownSessionOf(call, account.id));
    // Another mail domain may make somebody a member of their institution, or no longer.
    await work.emit(ReadinessChanged, { user_ids: [account.id] });
    await mailAddressChanged(work, mailing, account, { old: account.email, new: email });
    return email;
  });
}

/** Whoever acts for somebody, or is somebody else, follows the link as a stranger does. */
const ownSessionOf = ({ actor }: ConfirmCall, accountId: number): string | null =>
  actor.userId === accountId && actor.impersonatorId === null ? actor.sessionId : null;

/** Somebody may have registered with it since. */
async function takeAddress(database: Database, work: Work, userId: number, email: string): Promise<void> {
  try {
    await database.query(
      { text: 'update core.account set email = $2, verified = true where id = $1', values: [userId, email] },
      work.trx,
    );
  } catch (error) {
    if (violatedConstraint(error) === 'account_email_key') throw badLink();
    throw error;
  }
}
