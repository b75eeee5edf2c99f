/** How many mails one account may cause in a day to people who did not ask for them, counted in the database for every instance. */
import { createHash } from 'node:crypto';
import { AppError, type Work, say } from '@portal/kit';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { createLimiterWithin } from '../../limits/rate-limit.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Words of each refusal are under its name in the catalogue. */
const MAILS = {
  invitation: 10,
  address_change: 5,
  /** Accounts made, links sent again, officials invited. */
  staff_link: 300,
  /** Recipients of mails that staff write. */
  staff_mail: 2000,
  /** To one mailbox, no matter who sends them. */
  invited: 5,
} as const;
export type LimitedMail = keyof typeof MAILS;
export const MAILS_A_DAY: Readonly<Record<LimitedMail, number>> = MAILS;

/** The table contains no addresses of people, only what distinguishes one from another. */
const counterKey = (who: number | string): string =>
  typeof who === 'number' ? String(who) : createHash('sha256').update(who.toLowerCase()).digest('base64url');

/**
 * In the transaction that queues the mails: parallel calls wait in line, none uses a second connection, and what is not
 * sent is not counted.
 * @throws TOO_MANY_REQUESTS in words
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
