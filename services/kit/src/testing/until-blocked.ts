import type { TestDatabase } from './database.ts';

const POLL_MILLISECONDS = 20;
const LONGEST_MILLISECONDS = 120_000;

/** Waits until a statement in the test's database waits for a lock that another transaction holds. */
export async function untilBlocked({ admin }: Pick<TestDatabase, 'admin'>): Promise<void> {
  const end = Date.now() + LONGEST_MILLISECONDS;
  for (;;) {
    const { rows } = await admin.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length > 0) return;
    if (Date.now() > end) throw new Error('no statement waits for a lock');
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
  }
}
