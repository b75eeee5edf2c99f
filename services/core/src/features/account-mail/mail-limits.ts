/** How many mails one account may cause in a day to people who did not ask for them, counted in the database for every instance. */
import { createHash } from 'node:crypto';
import { AppError, type Work } from '@portal/kit';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { createLimiterWithin } from '../../rate-limit.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** `words` tell what was too much. */
const MAILS = {
  invitation: { points: 10, words: 'You have invited as many people as one account may in a day' },
  address_change: {
    points: 5,
    words: 'You have asked for as many new addresses as one account may in a day',
  },
  /** Accounts made, links sent again, officials invited. */
  staff_link: { points: 300, words: 'You have sent as many links as one account may in a day' },
  /** Recipients of mails that staff write. */
  staff_mail: { points: 2000, words: 'You have written to as many people as one account may in a day' },
  /** To one mailbox, whoever sends them. */
  invited: { points: 5, words: 'This person was invited several times today' },
} as const;
export type LimitedMail = keyof typeof MAILS;
export const MAILS_A_DAY: Readonly<Record<LimitedMail, number>> = {
  invitation: MAILS.invitation.points,
  address_change: MAILS.address_change.points,
  staff_link: MAILS.staff_link.points,
  staff_mail: MAILS.staff_mail.points,
  invited: MAILS.invited.points,
};

/** The table holds no addresses of people, only what tells one from another. */
const counterKey = (who: number | string): string =>
  typeof who === 'number' ? String(who) : createHash('sha256').update(who.toLowerCase()).digest('base64url');

/**
 * In the transaction that queues the mails: calls at once stand in line, none holds a second connection, and what is not
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
  const { points, words } = MAILS[kind];
  try {
    await createLimiterWithin(work, { name: `day-${kind}`, points, seconds: DAY_SECONDS }).consume(
      counterKey(who),
      count,
    );
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('TOO_MANY_REQUESTS', `${words}. Please go on tomorrow, or write to ${supportEmail}`);
  }
}
