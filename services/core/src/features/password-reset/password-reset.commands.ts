/** Forgotten passwords (spec 1 sections 5, 7 and 8; decisions.md "Session and security"). */
import { MESSAGES, ReadinessChanged } from '@portal/contract';
import { hashPassword, invalid, transact, type AppError, type Author, type Database } from '@portal/kit';
import { endSessionsOf, findLookAlike } from '../account/index.ts';
import {
  consumeLink,
  lookAtLink,
  mailAccountClosed,
  mailPasswordChanged,
  mailPasswordReset,
  withdrawLinks,
  type LookedAtLink,
  type Mailing,
} from '../account-mail/index.ts';
import { findAccount } from '../verification/index.ts';

const badLink = (): AppError => invalid({ token: [MESSAGES.resetLinkBad] });

/** For whoever asks with an address; what is known of it, nobody is told. */
export const askForReset = (mailing: Mailing, author: Author, email: string): Promise<void> =>
  transact(mailing.database, author, async ({ trx }) => {
    const account = await findAccount(mailing.database, { email }, trx);
    if (!account) return;
    if (account.active) await mailPasswordReset(mailing, trx, account);
    else await mailAccountClosed(mailing, trx, account);
  });

/** Only looks. Undefined for a link that cannot be used, or not for this. */
export async function usableLink(database: Database, token: string): Promise<LookedAtLink | undefined> {
  const link = await lookAtLink(database, token);
  return link?.kind === 'password_reset' && !link.used && !link.expired ? link : undefined;
}

/**
 * Sets the password, which also proves the mailbox, ends every session, and makes older links worthless.
 * @throws 400 on `token` when the link cannot be used
 */
export async function resetPassword(
  mailing: Mailing,
  author: Author,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<{ readonly id: number; readonly email: string; readonly password_hash: string }> {
  const { database, jobs } = mailing;
  const link = await usableLink(database, token);
  if (!link) throw badLink();
  const passwordHash = await hashPassword(password);
  return transact(database, { ...author, actorId: link.account_id }, async ({ trx }) => {
    const taken = await consumeLink(database, trx, 'password_reset', token);
    const account = taken && (await findAccount(database, { id: taken.account_id }, trx));
    if (!account?.active) throw badLink();
    if (!account.verified && (await findLookAlike(database, trx, account.email, account.id))) throw badLink();
    await database.query(
      {
        text: `update core.account set password_hash = $2, password_must_change = false, verified = true,
          password_changed = now() where id = $1`,
        values: [account.id, passwordHash],
      },
      trx,
    );
    await endSessionsOf(database, trx, account.id);
    // A change of address that a thief asked for must not outlive the password that they knew.
    for (const kind of ['password_reset', 'verification', 'email_change', 'unlock'] as const)
      await withdrawLinks(database, trx, kind, { accountId: account.id });
    if (!account.verified) await jobs.emit(trx, ReadinessChanged, { user_ids: [account.id] });
    await mailPasswordChanged(mailing, trx, account);
    return { id: account.id, email: account.email, password_hash: passwordHash };
  });
}
