/**
 * Invalidates old secrets of a person who receives roles. An unverified account may have the password of a stranger who
 * typed the address. A pending change of address may lead to someone else's mailbox.
 */
import { sql, type Work } from '@portal/kit';
import { z } from 'zod';
import type { Role } from '@portal/contract';
import { withdrawLinks, type Mailing } from '../../account-mail/index.ts';
import { mailAccountCreated } from '../user.mail.ts';

/** @param given roles that the person did not have before */
export async function renewSecrets(
  work: Work,
  mailing: Mailing,
  userId: number,
  given: readonly Role[],
): Promise<void> {
  // Everyone gets this role by registering, so it needs no additional protection.
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
