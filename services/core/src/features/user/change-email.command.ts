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
} from '@portal/kit';
import type { Knex } from 'knex';
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
  mailing: Mailing,
  { actor, body, params }: Call<'POST /user/{id}/email/'>,
  trx: Knex.Transaction,
): Promise<void> {
  const { database } = mailing;
  const isOwn = actor.userId === params.id;
  const account = await findAccount(database, params.id, trx);
  if (isOwn && !(await verifyPassword(account.password_hash, body.password ?? '')))
    throw invalid({ password: [WRONG_PASSWORD] });
  if (body.email.toLowerCase() === account.email.toLowerCase())
    throw invalid({ email: ['This is the address of the account already'] });
  await spendMails(mailing, trx, isOwn ? 'address_change' : 'staff_link', actor.userId);
  await withdrawLinks(database, trx, 'email_change', { accountId: account.id });
  const owner = await ownerOf(database, trx, body.email);
  const alike = owner ? undefined : await findLookAlike(database, trx, body.email, account.id);
  if (!owner && !alike) return mailAddressChange(mailing, trx, account, body.email);
  if (!isOwn) throw invalid({ email: [owner ? ADDRESS_KNOWN : ADDRESS_ALIKE] });
  if (owner) await mailAddressTaken(mailing, trx, owner);
  else if (alike) await mailLookAlike(mailing, trx, alike);
  // The caller's own mailbox must not tell either.
  return mailAddressAsked(mailing, trx, account, body.email);
}

async function ownerOf(
  database: Database,
  trx: Knex.Transaction,
  email: string,
): Promise<Pick<Account, 'id' | 'email' | 'first_name'> | undefined> {
  const [row] = await database.query<Account>(
    {
      text: 'select id, email::text as email, first_name from core.account where email = $1::citext',
      values: [email],
    },
    trx,
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
  const { database, jobs } = mailing;
  const seen = await lookAtLink(database, token);
  if (!seen) throw badLink();
  return transact(database, { ...call.author, actorId: seen.account_id }, async ({ trx }) => {
    const link = await consumeLink(database, trx, 'email_change', token);
    if (!link?.account_id) throw badLink();
    const account = await findAccount(database, link.account_id, trx);
    if (!account.active) throw badLink();
    const email = String(link.data['email']);
    if (await findLookAlike(database, trx, email, account.id)) throw badLink();
    await takeAddress(database, trx, account.id, email);
    for (const kind of ['password_reset', 'verification', 'unlock'] as const)
      await withdrawLinks(database, trx, kind, { accountId: account.id });
    await endSessionsOf(database, trx, account.id, ownSessionOf(call, account.id));
    // Another mail domain may make somebody a member of their institution, or no longer.
    await jobs.emit(trx, ReadinessChanged, { user_ids: [account.id] });
    await mailAddressChanged(mailing, trx, account, { old: account.email, new: email });
    return email;
  });
}

/** Whoever acts for somebody, or is somebody else, follows the link as a stranger does. */
const ownSessionOf = ({ actor }: ConfirmCall, accountId: number): string | null =>
  actor.userId === accountId && actor.impersonatorId === null ? actor.sessionId : null;

/** Somebody may have registered with it since. */
async function takeAddress(
  database: Database,
  trx: Knex.Transaction,
  userId: number,
  email: string,
): Promise<void> {
  try {
    await database.query(
      { text: 'update core.account set email = $2, verified = true where id = $1', values: [userId, email] },
      trx,
    );
  } catch (error) {
    if (violatedConstraint(error) === 'account_email_key') throw badLink();
    throw error;
  }
}
