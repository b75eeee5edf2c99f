/**
 * Counts wrong passwords. The first few tries need no waiting; after that, each try doubles the wait. The counters are
 * in the database, so all instances share them.
 */
import { sql, transact, type Database, type Work } from '@portal/kit';
import { z } from 'zod';
import { TooManyAttempts } from './too-many-attempts.ts';

/** After how many tries a wait begins, and how long it is. */
export interface WaitingRule {
  /** Number of tries that need no waiting. */
  readonly free: number;
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
}
export interface Counter extends WaitingRule {
  readonly key: string;
  /** The account of the counter; all counters of an account are deleted together. */
  readonly account: string;
  /** Advice for a person who has to wait. */
  readonly hint?: string;
}

const HOURS_REMEMBERED = 24;

/**
 * Counts one try on every counter, or on none of them when one is still waiting. Rows are locked in the given order.
 * @returns whether the next try has to wait
 * @throws TooManyAttempts
 */
export const countTry = (database: Database, counters: readonly Counter[]): Promise<boolean> =>
  transact(database, { actorId: null }, async (work) => {
    let mustWait = false;
    for (const counter of counters) if (await countOn(work, counter)) mustWait = true;
    return mustWait;
  });

/**
 * A single statement, so that every parallel try is counted. The try that uses up the free ones blocks the tries behind
 * it.
 */
async function countOn(work: Work, counter: Counter): Promise<boolean> {
  const { key, account, free, firstWaitSeconds, longestWaitSeconds } = counter;
  const row = await work.row(
    z.object({ must_wait: z.boolean() }),
    sql`insert into core.guess_counter as c (key, account, failures, forget_at)
      values (${key}, ${account}, 1, now() + make_interval(hours => ${HOURS_REMEMBERED}))
      on conflict (key) do update set
        failures = case when c.forget_at <= now() then 1 else c.failures + 1 end,
        waits_until = case when c.forget_at > now() and c.failures + 1 >= ${free}
          then now() + least(${firstWaitSeconds} * power(2, least(c.failures + 1 - ${free}, 30)), ${longestWaitSeconds})
            * interval '1 second' end,
        forget_at = excluded.forget_at
      where c.waits_until is null or c.waits_until <= now() or c.forget_at <= now()
      returning waits_until is not null as must_wait`,
  );
  if (row) return row.must_wait;
  const waiting = await work.row(
    z.object({ seconds: z.int() }),
    sql`select greatest(1, ceil(extract(epoch from waits_until - now())))::int as seconds
      from core.guess_counter where key = ${key}`,
  );
  throw new TooManyAttempts(waiting?.seconds ?? firstWaitSeconds, counter.hint);
}

/** Removes one try from the counter, because it was no guess. The tries of others still count. */
export const takeBack = (database: Database, { key, free }: Counter): Promise<number> =>
  database.run(
    sql`update core.guess_counter set failures = failures - 1,
        waits_until = case when failures > ${free} then waits_until end
      where key = ${key} and failures > 0`,
  );

export const forgetCounter = (database: Database, { key }: Counter): Promise<number> =>
  database.run(sql`delete from core.guess_counter where key = ${key}`);

/** Deletes all counters of one account. */
export const forgetCounters = (database: Database, account: string): Promise<number> =>
  database.run(sql`delete from core.guess_counter where account = ${account}`);

export const forgetOldCounters = (database: Database): Promise<number> =>
  database.run(sql`delete from core.guess_counter where forget_at < now()`);
