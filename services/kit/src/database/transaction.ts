/** A transaction that tells the history trigger who acts. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Database } from './database.ts';

const transactions = new AsyncLocalStorage<true>();

/**
 * Whether this runs inside {@link transact}. Whatever takes another connection of the pool there may wait for ever:
 * as many such calls at once as the pool has connections, and all wait for each other.
 */
export const isInTransaction = (): boolean => transactions.getStore() === true;

export interface Author {
  readonly actorId: number | null;
  readonly impersonatorId?: number | null;
  readonly correlationId?: string | null;
}

/**
 * Runs `work` in one transaction whose changes are recorded as made by `author`.
 * Serialisation failures and deadlocks are tried again, at most three times; `work` must not touch anything else.
 */
export async function transact<T>(
  database: Database,
  author: Author,
  work: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.knex.transaction((trx) =>
        transactions.run(true, async () => {
          await setAuthor(trx, author);
          return await work(trx);
        }),
      );
    } catch (error) {
      if (attempt >= 3 || !isRetryable(error)) throw error;
      // Without a pause it may take its first lock again before the other one wakes up, and they cross once more.
      await setTimeout(attempt * (10 + Math.random() * 40));
    }
  }
}

/** `SET LOCAL` takes no parameters, `set_config` does. */
export async function setAuthor(trx: Knex.Transaction, author: Author): Promise<void> {
  await trx.raw(
    "select set_config('app.actor', ?, true), set_config('app.impersonator', ?, true), set_config('app.correlation_id', ?, true)",
    [String(author.actorId ?? ''), String(author.impersonatorId ?? ''), author.correlationId ?? ''],
  );
}

const RETRYABLE = new Set(['40001', '40P01']);
const isRetryable = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && RETRYABLE.has(String(error.code));

/** PostgreSQL's unique violation, with the constraint's name. */
export function violatedConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== '23505')
    return undefined;
  return 'constraint' in error ? String(error.constraint) : '';
}
