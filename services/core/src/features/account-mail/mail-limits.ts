/**
 * Daily limits on the mails that one account may send to people who did not ask for them. Counted in the database,
 * across all instances.
 */
import { createHash } from 'node:crypto';
import { AppError, type Work, say } from '@portal/kit';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { createLimiterWithin } from '../../limits/rate-limit.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Each limit has a refusal text of the same name in the catalogue. */
const MAILS = {
  invitation: 10,
  address_change: 5,
  /** Mails for accounts made, links sent again and officials invited. */
  staff_link: 300,
  /** Recipients of mails that staff write. */
  staff_mail: 2000,
  /** Mails to one mailbox, regardless of the sender. */
  invited: 5,
} as const;
export type LimitedMail = keyof typeof MAILS;
export const MAILS_A_DAY: Readonly<Record<LimitedMail, number>> = MAILS;

/** Addresses are hashed, so the table contains no personal data. */
const counterKey = (who: number | string): string =>
  typeof who === 'number' ? String(who) : createHash('sha256').update(who.toLowerCase()).digest('base64url');

/**
 * Must run in the transaction that queues the mails: parallel calls wait for each other, none needs a second
 * connection, and mails that are not sent are not counted.
 * @throws TOO_MANY_REQUESTS with a text for people
 */
export async function spendMails(
  work: Work,
  { supportEmail }: { readonly supportEmail: string },
  kind: LimitedMail,
  who: number | string,
  count = 1,
): Promise<void> {
  const points = MAILS[kind];
  try {
    await createLimiterWithin(work, { name: `day-${kind}`, points, seconds: DAY_SECONDS }).consume(
      counterKey(who),
      count,
    );
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('TOO_MANY_REQUESTS', say(accountRefusals.mailLimits[kind], { support: supportEmail }));
  }
}
