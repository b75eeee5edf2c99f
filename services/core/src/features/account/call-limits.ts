/** Rate limits for calls by visitors and signed-in people, counted in the database across all instances. */
import { createHash } from 'node:crypto';
import { findNetwork, type Database } from '@portal/kit';
import { RateLimiterRes, type RateLimiterPostgres } from 'rate-limiter-flexible';
import { createLimiter } from '../../limits/rate-limit.ts';
import { TooManyAttempts } from './too-many-attempts.ts';

const WINDOW_SECONDS = 15 * 60;

/** Per quarter of an hour: mails to one address, and calls from one network address. */
export const MAILS_PER_PERSON = 5;
export const CALLS_PER_ADDRESS = 100;
/** Mails per day to one address, over all kinds of calls, so that strangers cannot fill a mailbox. */
export const MAILS_PER_DAY = 20;
/** Calls that send a mail to an address that anyone may type. */
const MAILED: readonly LimitedCall[] = ['register', 'resend', 'forgot'];

/** Each kind has its own counter. */
export type LimitedCall =
  | 'register'
  | 'resend'
  | 'forgot'
  | 'follow'
  | 'reset'
  | 'unlock'
  | 'orcid'
  | 'password'
  | 'email';

export interface CallLimits {
  /** @param subject the address that would receive a mail, whether it has an account or not @throws TooManyAttempts */
  spend(what: LimitedCall, address: string, subject?: string): Promise<void>;
}

export function createCallLimits(database: Database): CallLimits {
  const people = createWindow(database, 'mail', MAILS_PER_PERSON);
  const days = createLimiter(database, { name: 'mail-day', points: MAILS_PER_DAY, seconds: 24 * 60 * 60 });
  const addresses = createWindow(database, 'call', CALLS_PER_ADDRESS);
  return {
    async spend(what, address, subject) {
      await consume(addresses, `${what}:${findNetwork(address)}`);
      if (subject === undefined) return;
      await consume(people, `${what}:${hashSubject(subject)}`);
      if (MAILED.includes(what)) await consume(days, hashSubject(subject));
    },
  };
}

export const createWindow = (database: Database, name: string, points: number): RateLimiterPostgres =>
  createLimiter(database, { name, points, seconds: WINDOW_SECONDS });

/** Addresses are hashed, so the tables contain no personal data. */
export const hashSubject = (subject: string): string =>
  createHash('sha256').update(subject.toLowerCase()).digest('base64url');

/** @throws TooManyAttempts */
export async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new TooManyAttempts(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
  }
}
