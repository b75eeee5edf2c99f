/**
 * The person who is given rights starts with their own secrets. The password of an account that no one confirmed may be that
 * of a stranger who typed the address, and a change of the address may lead to someone else's mailbox.
 */
import { sql, type Work } from '@portal/kit';
import { z } from 'zod';
import type { Role } from '@portal/contract';
import { withdrawLinks, type Mailing } from '../../account-mail/index.ts';
import { mailAccountCreated } from '../user.mail.ts';

/** `given` are roles that the person did not have before. */
export async function renewSecrets(
  work: Work,
  mailing: Mailing,
  userId: number,
  given: readonly Role[],
): Promise<void> {
  // What a registration gives automatically is nothing more to guard.
  if (given.every((role) => role === 'primary_researcher')) return;
  await withdrawLinks(work, userId, 'email_change');
  const unconfirmed = await work.row(
    z.object({ id: z.int(), email: z.string(), first_name: z.string() }),
    sql`update core.account set password_hash = null
      where id = ${userId} and not verified and password_hash is not null
      returning id, email::text as email, first_name`,
  );
  if (!unconfirmed) return;
  await withdrawLinks(work, userId, 'verification');
  await mailAccountCreated(work, mailing, unconfirmed);
}
