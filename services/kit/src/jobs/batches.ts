/** Runs jobs in batches. Jobs about the same object run in order, in this and in other processes (decision 481). */
import type { Job, PgBoss } from 'pg-boss';
import { z } from 'zod';
import { JOBS_SCHEMA } from '../database/provision/queues.ts';
import { sql, trustedSql } from '../database/sql/sql.ts';

export type TakenJob = Job<object> & { retryCount: number; retryLimit: number; groupId?: string | null };

export interface QueuedJob {
  readonly job: TakenJob;
  /** An earlier job about the same object is outside of the batch: it will be retried, or another process runs it. */
  readonly hasEarlierJob: boolean;
}

const jobTable = trustedSql(`${JOBS_SCHEMA}.job`);
const Placed = z.object({ id: z.string(), has_earlier_job: z.boolean() });

/** @returns jobs grouped by object, in the order of their creation; a job without an object is its own group */
export async function groupByObject(
  boss: PgBoss,
  queue: string,
  jobs: readonly TakenJob[],
): Promise<readonly QueuedJob[][]> {
  const ids = jobs.map(({ id }) => id);
  const { text, values } = sql`select own.id, exists (select 1 from ${jobTable} earlier
      where earlier.name = ${queue} and earlier.group_id = own.group_id and earlier.created_on < own.created_on
        and earlier.state < 'completed' and earlier.id <> all(${ids}::uuid[])) as has_earlier_job
    from ${jobTable} own where own.name = ${queue} and own.id = any(${ids}::uuid[]) order by own.created_on`.compile();
  const { rows } = await boss.getDb().executeSql(text, [...values]);
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const lines = new Map<string, QueuedJob[]>();
  for (const { id, has_earlier_job: hasEarlierJob } of z.array(Placed).parse(rows)) {
    const job = byId.get(id);
    if (!job) continue;
    const key = job.groupId ?? id;
    lines.set(key, [...(lines.get(key) ?? []), { job, hasEarlierJob }]);
  }
  return [...lines.values()];
}

/** Resets a job as if it had not begun. pg-boss has no such call and would count an attempt. */
export async function giveBack(boss: PgBoss, queue: string, id: string): Promise<void> {
  const { text, values } = sql`update ${jobTable}
    set state = 'created', started_on = null, start_after = now() + interval '1 second'
    where name = ${queue} and id = ${id} and state = 'active'`.compile();
  await boss.getDb().executeSql(text, [...values]);
}
