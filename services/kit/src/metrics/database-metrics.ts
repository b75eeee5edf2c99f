/** Metrics of a service about its database and its queues. */
import type { ServiceName } from '@portal/contract';
import { z } from 'zod';
import { sql, trustedSql, type Database } from '../database/index.ts';
import type { Metric } from './metric.ts';

/** The connection pool of tarn, whose type knex does not export. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** Connections of the pool: a call that waits for one waits for the slowest of the others. */
const poolMetric = ({ knex }: Database): Metric => ({
  name: 'portal_database_connections',
  help: 'Connections of the pool in use and idle, and calls that wait for one',
  labels: ['state'],
  read() {
    const pool = (knex.client as { pool: Pool }).pool;
    return [
      { labels: { state: 'used' }, value: pool.numUsed() },
      { labels: { state: 'idle' }, value: pool.numFree() },
      { labels: { state: 'waiting' }, value: pool.numPendingAcquires() },
    ];
  },
});

const Queue = z.object({ queue: z.string(), ready: z.number(), failed: z.number() });
const Oldest = z.object({ queue: z.string(), seconds: z.number() });

/** The counts that the queue maintenance stores every two seconds; each service sees only its own queues. */
function queueMetrics(database: Database): readonly Metric[] {
  const readQueues = () =>
    database.rows(
      Queue,
      sql`select name as queue, ready_count as ready, failed_count as failed from jobs.queue`,
    );
  return [
    {
      name: 'portal_jobs_ready',
      help: 'Jobs that could run now, by queue',
      labels: ['queue'],
      read: async () => (await readQueues()).map(({ queue, ready }) => ({ labels: { queue }, value: ready })),
    },
    {
      name: 'portal_jobs_failed',
      help: 'Jobs that are tried no more, by queue',
      labels: ['queue'],
      read: async () =>
        (await readQueues()).map(({ queue, failed }) => ({ labels: { queue }, value: failed })),
    },
    {
      name: 'portal_job_oldest_seconds',
      help: 'Age of the oldest job that waits or is to be tried again, by queue; absent where none does',
      labels: ['queue'],
      // Uses the index of waiting jobs, so that completed jobs, which are most, are not read.
      read: async () =>
        (
          await database.rows(
            Oldest,
            sql`select name as queue, extract(epoch from now() - min(created_on))::float8 as seconds
              from jobs.job where state < 'active' and not blocked group by name`,
          )
        ).map(({ queue, seconds }) => ({ labels: { queue }, value: Math.max(0, seconds) })),
    },
  ];
}

export const databaseMetrics = (database: Database): readonly Metric[] => [
  poolMetric(database),
  ...queueMetrics(database),
];

const Nightly = z.object({ task: z.string(), failed: z.number(), seconds: z.number().nullable() });

/** For services with nightly tasks. */
export function nightlyMetrics(database: Database, service: ServiceName): readonly Metric[] {
  const readTasks = () =>
    database.rows(
      Nightly,
      sql`select task, count(*) filter (where failed is not null and finished is null)::int as failed,
          extract(epoch from max(finished))::float8 as seconds
        from ${trustedSql(`${service}.nightly_run`)} group by task`,
    );
  return [
    {
      name: 'portal_nightly_failed',
      help: 'Nightly runs that failed and have not been made good, by task',
      labels: ['task'],
      read: async () => (await readTasks()).map(({ task, failed }) => ({ labels: { task }, value: failed })),
    },
    {
      name: 'portal_nightly_finished_timestamp_seconds',
      help: 'When a run of the task ended well for the last time',
      labels: ['task'],
      read: async () =>
        (await readTasks()).flatMap(({ task, seconds }) =>
          seconds === null ? [] : [{ labels: { task }, value: seconds }],
        ),
    },
  ];
}
