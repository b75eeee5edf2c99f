/** Resets forgotten passwords (spec 1 sections 5, 7 and 8; docs/people.md). */
import { MESSAGES, ReadinessChanged } from '@portal/contract';
import { hashPassword, invalid, sql, transact, type AppError, type Call, type Reads } from '@portal/kit';
import { endSessions, findLookAlike } from '../account/index.ts';
import {
  consumeLink,
  readLink,
  mailAccountClosed,
  mailPasswordChanged,
  mailPasswordReset,
  withdrawLinks,
  type StoredLink,
  type Mailing,
} from '../account-mail/index.ts';
import { findAccount } from '../verification/index.ts';

const badLink = (): AppError => invalid({ token: [MESSAGES.resetLinkBad] });

type Caller = Pick<Call, 'author' | 'database'>;

/** Starts a reset for an address. The response does not reveal whether the address is known. */
export const askForReset = ({ database, author }: Caller, mailing: Mailing, email: string): Promise<void> =>
  transact(database, author, async (work) => {
    const account = await findAccount(work, { email });
    if (!account) return;
    if (account.active) await mailPasswordReset(work, mailing, account);
    else await mailAccountClosed(work, mailing, account);
  });

/** Reads the link without using it. Undefined for a link of another kind, or one that is used or expired. */
export async function findUsableLink(reads: Reads, token: string): Promise<StoredLink | undefined> {
  const link = await readLink(reads, token);
  return link?.kind === 'password_reset' && !link.used && !link.expired ? link : undefined;
}

/**
 * Sets the password, verifies the address, ends all sessions, and invalidates older links.
 * @throws 400 on `token` when the link cannot be used
 */
export async function resetPassword(
  { database, author }: Caller,
  mailing: Mailing,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<{ readonly id: number; readonly email: string; readonly password_hash: string }> {
  const link = await findUsableLink(database, token);
  if (!link) throw badLink();
  const passwordHash = await hashPassword(password);
  return transact(database, { ...author, actorId: link.account_id }, async (work) => {
    const taken = await consumeLink(work, 'password_reset', token);
    const account = taken && (await findAccount(work, { id: taken.account_id }));
    if (!account?.active) throw badLink();
    if (!account.verified && (await findLookAlike(work, account.email, account.id))) throw badLink();
    await work.run(
      sql`update core.account set password_hash = ${passwordHash}, password_must_change = false, verified = true,
        password_changed = now() where id = ${account.id}`,
    );
    await endSessions(work, account.id);
    // An attacker who knew the old password may have requested a change of address; that request must not survive the
    // reset.
    await withdrawLinks(work, account.id, 'password_reset', 'verification', 'email_change', 'unlock');
    if (!account.verified) await work.emit(ReadinessChanged, { user_ids: [account.id] });
    await mailPasswordChanged(work, mailing, account);
    return { id: account.id, email: account.email, password_hash: passwordHash };
  });
}
