/** How often a password may be guessed: per account and per address, counted in the database for every instance. */
import { createHash } from 'node:crypto';
import { AppError, networkOf, type Call, type Database } from '@portal/kit';
import { RateLimiterRes, type RateLimiterPostgres } from 'rate-limiter-flexible';
import { limiterOf } from '../../rate-limit.ts';

const WINDOW_SECONDS = 15 * 60;
export const ACCOUNT_FAILURES = 10;
/** Higher, since a whole institute may sit behind one address. */
export const ADDRESS_FAILURES = 100;

/** Per quarter of an hour: mails that one address is sent, and calls that one place makes. */
export const MAILS_PER_PERSON = 5;
export const CALLS_PER_ADDRESS = 100;

/** What visitors may ask for only so often. Each is counted apart. */
export type LimitedCall =
  | 'register'
  | 'resend'
  | 'forgot'
  | 'follow'
  | 'reset'
  | 'orcid'
  | 'password'
  | 'email';

export interface CallLimits {
  /** @throws TooManyAttempts. `subject` is whoever would be written to, known or not. */
  spend(what: LimitedCall, address: string, subject?: string): Promise<void>;
}

export interface LoginLimits {
  /** Counts an attempt before the password is looked at, so that parallel guesses count too. */
  spend(email: string, address: string): Promise<void>;
  /** The attempt was a person who knows the password: it counts for nothing. */
  forgive(email: string, address: string): Promise<void>;
  /** The person proved by mail who they are: earlier guesses at the account count no more. */
  forget(email: string): Promise<void>;
  forgetExpired(): Promise<void>;
}

const limiterFor = (database: Database, name: string, points: number): RateLimiterPostgres =>
  limiterOf(database, { name, points, seconds: WINDOW_SECONDS });

export function createCallLimits(database: Database): CallLimits {
  const people = limiterFor(database, 'mail', MAILS_PER_PERSON);
  const addresses = limiterFor(database, 'call', CALLS_PER_ADDRESS);
  return {
    async spend(what, address, subject) {
      await consume(addresses, `${what}:${networkOf(address)}`);
      if (subject !== undefined) await consume(people, `${what}:${keyOf(subject)}`);
    },
  };
}

export function createLoginLimits(database: Database): LoginLimits {
  const accounts = limiterFor(database, 'account', ACCOUNT_FAILURES);
  const addresses = limiterFor(database, 'address', ADDRESS_FAILURES);
  return {
    async spend(email, address) {
      await consume(addresses, networkOf(address));
      await consume(accounts, keyOf(email));
    },
    async forgive(email, address) {
      await Promise.all([accounts.delete(keyOf(email)), addresses.reward(networkOf(address))]);
    },
    async forget(email) {
      await accounts.delete(keyOf(email));
    },
    async forgetExpired() {
      await database.query({
        text: 'delete from core.login_attempt where expire < $1',
        values: [Date.now()],
      });
    },
  };
}

/** The table holds no addresses of people, only what tells one from another. */
const keyOf = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('base64url');

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new TooManyAttempts(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
  }
}

/** Tells with a refusal when to come back. */
export async function tellingWhen<T>(call: Pick<Call, 'context'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooManyAttempts) call.context.set('Retry-After', String(error.retryAfter));
    throw error;
  }
}

export class TooManyAttempts extends AppError {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    const minutes = Math.ceil(retryAfter / 60);
    super(
      'TOO_MANY_REQUESTS',
      `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    );
    this.retryAfter = retryAfter;
  }
}
