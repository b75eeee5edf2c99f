/** Allows a number of calls per period and key, counted in the database across all instances. */
import { AppError, type Database, type Work } from '@portal/kit';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { accountRefusals } from '../texts/en/account-refusals.ts';
import { AccountModel } from '../models/index.ts';

export interface RateLimit {
  /** @throws TOO_MANY_REQUESTS */
  spend(key: string): Promise<void>;
}

interface Allowance {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** Counts in a table that all instances share. */
export const createLimiter = (
  { knex }: Pick<Database, 'knex'>,
  { name, points, seconds }: Allowance,
): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: knex,
    storeType: 'knex',
    schemaName: 'core',
    tableName: 'login_attempt',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });

/** Counts on the connection of the unit of work, and so only if it commits. */
export const createLimiterWithin = (work: Work, allowance: Allowance): RateLimiterPostgres =>
  createLimiter({ knex: work.of(AccountModel).knex() }, allowance);

export function createRateLimit(database: Database, allowance: Allowance): RateLimit {
  const limiter = createLimiter(database, allowance);
  return {
    async spend(key) {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('TOO_MANY_REQUESTS', accountRefusals.login.tooOften);
      }
    },
  };
}
