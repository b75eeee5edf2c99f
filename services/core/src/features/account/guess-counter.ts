/**
 * Counts wrong passwords. After some that cost nothing, each further try makes the next one wait twice as long. Kept in the
 * database, so that every instance counts together.
 */
import { transact, type Database } from '@portal/kit';
import type { Knex } from 'knex';
import { TooManyAttempts } from './too-many-attempts.ts';

/** How patient a counter is. */
export interface Patience {
  /** Tries that need no waiting. */
  readonly free: number;
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
}
export interface Counter extends Patience {
  readonly key: string;
  /** Whose counters are forgotten together. */
  readonly account: string;
  /** What helps who has to wait. */
  readonly hint?: string;
}

const HOURS_REMEMBERED = 24;

/**
 * Counts one try on every counter, or on none when one of them waits. The rows are locked in the order given.
 * @returns whether the next try has to wait
 * @throws TooManyAttempts
 */
export const countTry = (database: Database, counters: readonly Counter[]): Promise<boolean> =>
  transact(database, { actorId: null }, async ({ trx }) => {
    let mustWait = false;
    for (const counter of counters) if (await countOn(database, trx, counter)) mustWait = true;
    return mustWait;
  });

/** One statement: of several tries at once each is counted, and the one that uses up the free ones stops those behind it. */
async function countOn(database: Database, trx: Knex.Transaction, counter: Counter): Promise<boolean> {
  const { key, account, free, firstWaitSeconds, longestWaitSeconds } = counter;
  const [row] = await database.query<{ must_wait: boolean }>(
    {
      text: `insert into core.guess_counter as c (key, account, failures, forget_at)
        values ($1, $2, 1, now() + make_interval(hours => $6))
        on conflict (key) do update set
          failures = case when c.forget_at <= now() then 1 else c.failures + 1 end,
          waits_until = case when c.forget_at > now() and c.failures + 1 >= $3
            then now() + least($4 * power(2, least(c.failures + 1 - $3, 30)), $5) * interval '1 second' end,
          forget_at = excluded.forget_at
        where c.waits_until is null or c.waits_until <= now() or c.forget_at <= now()
        returning waits_until is not null as must_wait`,
      values: [key, account, free, firstWaitSeconds, longestWaitSeconds, HOURS_REMEMBERED],
    },
    trx,
  );
  if (row) return row.must_wait;
  const [waiting] = await database.query<{ seconds: number }>(
    {
      text: `select greatest(1, ceil(extract(epoch from waits_until - now())))::int as seconds
        from core.guess_counter where key = $1`,
      values: [key],
    },
    trx,
  );
  throw new TooManyAttempts(waiting?.seconds ?? firstWaitSeconds, counter.hint);
}

/** The try was no guess: it counts no more, while those of others do. */
export async function takeBack(database: Database, { key, free }: Counter): Promise<void> {
  await database.query({
    text: `update core.guess_counter set failures = failures - 1,
        waits_until = case when failures > $2 then waits_until end
      where key = $1 and failures > 0`,
    values: [key, free],
  });
}

export async function forgetCounter(database: Database, { key }: Counter): Promise<void> {
  await database.query({ text: 'delete from core.guess_counter where key = $1', values: [key] });
}

export async function forgetCountersOf(database: Database, account: string): Promise<void> {
  await database.query({ text: 'delete from core.guess_counter where account = $1', values: [account] });
}

export async function forgetOldCounters(database: Database): Promise<void> {
  await database.query({ text: 'delete from core.guess_counter where forget_at < now()', values: [] });
}
