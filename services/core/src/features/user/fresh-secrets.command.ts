/**
 * Whoever is given rights starts with secrets of their own. The password of an account that nobody confirmed may be that
 * of a stranger who typed the address, and a change of the address may lead to somebody else's mailbox.
 */
import type { Role } from '@portal/contract';
import type { Knex } from 'knex';
import { withdrawLinks, type AccountAddressee, type Mailing } from '../account-mail/index.ts';
import { mailAccountCreated } from './user.mail.ts';

/** `given` are roles that the person did not hold before. */
export async function renewSecrets(
  mailing: Mailing,
  trx: Knex.Transaction,
  userId: number,
  given: readonly Role[],
): Promise<void> {
  // What a registration gives by itself is nothing more to guard.
  if (given.every((role) => role === 'primary_researcher')) return;
  const { database } = mailing;
  await withdrawLinks(database, trx, 'email_change', { accountId: userId });
  const [unconfirmed] = await database.query<AccountAddressee>(
    {
      text: `update core.account set password_hash = null
        where id = $1 and not verified and password_hash is not null
        returning id, email::text as email, first_name`,
      values: [userId],
    },
    trx,
  );
  if (!unconfirmed) return;
  await withdrawLinks(database, trx, 'verification', { accountId: userId });
  await mailAccountCreated(mailing, trx, unconfirmed);
}
