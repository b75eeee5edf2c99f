/** Runs a transaction and names its author for the history trigger. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { setAuthor, type Author } from './author.ts';
import type { Database } from '../connection/database.ts';
import { sqlState } from '../connection/database-error.ts';
import { createWork, type Work } from './work.ts';

const transactions = new AsyncLocalStorage<true>();

/**
 * Whether the code runs inside {@link transact}. Taking another connection of the pool there may wait forever: if as
 * many calls as the pool has connections do so, all wait for each other.
 */
export const isInTransaction = (): boolean => transactions.getStore() === true;

/**
 * Runs `run` in one transaction whose changes are recorded as made by `author`. After a serialization failure or a
 * deadlock it runs again, at most three times, so `run` must have no effect outside of the transaction.
 */
export async function transact<T>(
  database: Database,
  author: Author,
  run: (work: Work) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.knex.transaction((trx) =>
        transactions.run(true, async () => {
          await setAuthor(trx, author);
          return await run(createWork(trx, author));
        }),
      );
    } catch (error) {
      if (attempt >= 3 || !isRetryable(error)) throw error;
      // Without a random pause, both transactions could take their first locks again at the same time and deadlock.
      await setTimeout(attempt * (10 + Math.random() * 40));
    }
  }
}

const RETRYABLE = new Set(['40001', '40P01']);
const isRetryable = (error: unknown): boolean => RETRYABLE.has(sqlState(error) ?? '');
