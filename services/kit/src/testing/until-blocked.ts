import type { TestDatabase } from './database.ts';

const POLL_MILLISECONDS = 20;
const LONGEST_MILLISECONDS = 120_000;

/** Waits until `count` statements in the test's database wait for locks that other transactions hold. */
export async function untilBlocked({ admin }: Pick<TestDatabase, 'admin'>, count = 1): Promise<void> {
  const end = Date.now() + LONGEST_MILLISECONDS;
  for (;;) {
    const { rows } = await admin.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length >= count) return;
    if (Date.now() > end) throw new Error(`${rows.length} of ${count} statements wait for a lock`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
  }
}
