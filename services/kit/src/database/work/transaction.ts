/** A transaction that informs the history trigger who acts. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { setAuthor, type Author } from './author.ts';
import type { Database } from '../connection/database.ts';
import { sqlState } from '../connection/database-error.ts';
import { createWork, type Work } from './work.ts';

const transactions = new AsyncLocalStorage<true>();

/**
 * Whether this runs inside {@link transact}. Whatever takes another connection of the pool there may wait for ever:
 * as many parallel calls as the pool has connections, and all wait for each other.
 */
export const isInTransaction = (): boolean => transactions.getStore() === true;

/**
 * Runs `run` in one transaction whose changes are recorded as made by `author`.
 * Serialization failures and deadlocks are tried again, at most three times; `run` must not touch anything else.
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
      // Without a pause it may take its first lock again before the other one wakes up, and they cross once more.
      await setTimeout(attempt * (10 + Math.random() * 40));
    }
  }
}

const RETRYABLE = new Set(['40001', '40P01']);
const isRetryable = (error: unknown): boolean => RETRYABLE.has(sqlState(error) ?? '');
