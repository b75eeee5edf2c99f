/**
 * Whoever is given rights starts with secrets of their own. The password of an account that nobody confirmed may be that
 * of a stranger who typed the address, and a change of the address may lead to somebody else's mailbox.
 */
import type { Work } from '@portal/kit';
import type { Role } from '@portal/contract';
import { withdrawLinks, type AccountAddressee, type Mailing } from '../account-mail/index.ts';
import { mailAccountCreated } from './user.mail.ts';

/** `given` are roles that the person did not hold before. */
export async function renewSecrets(
  work: Work,
  mailing: Mailing,
  userId: number,
  given: readonly Role[],
): Promise<void> {
  // What a registration gives by itself is nothing more to guard.
  if (given.every((role) => role === 'primary_researcher')) return;
  const { database } = mailing;
  await withdrawLinks(work, userId, 'email_change');
  const [unconfirmed] = await database.query<AccountAddressee>(
    {
      text: `update core.account set password_hash = null
        where id = $1 and not verified and password_hash is not null
        returning id, email::text as email, first_name`,
      values: [userId],
    },
    work.trx,
  );
  if (!unconfirmed) return;
  await withdrawLinks(work, userId, 'verification');
  await mailAccountCreated(work, mailing, unconfirmed);
}
