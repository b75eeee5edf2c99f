/**
 * Runs daily tasks: each once for each day, by whichever process and however late (decision 375). The row of a run has
 * task and day as its key and records the result. A missed day runs before later days.
 */
import type { ServiceName } from '@portal/contract';
import { z } from 'zod';
import {
  asJson,
  sql,
  startOfDaySql,
  transact,
  trustedSql,
  type Database,
  type Work,
} from '../database/index.ts';
import { portalTodaySql } from '../database/connection/clock.ts';
import type { Logger } from '../logging.ts';
import type { BackgroundJob } from './background-jobs.ts';

/** Counts of what the run did, by name: `{ expired: 12 }`. */
export type NightlyCounts = Readonly<Record<string, number>>;

export interface NightlyRunDay {
  /** `2027-03-01`, in the foundation's time zone. */
  readonly day: string;
  /** A later day has already begun: this day was missed, or is retried. */
  readonly isLate: boolean;
  /**
   * Runs one transaction at the moment at which the day began. Its result is added to the counts of the run in the same
   * transaction, so that nothing is counted twice if the run is killed.
   */
  batch<C extends NightlyCounts>(run: (work: Work) => Promise<C>): Promise<C>;
}

/** `run` is repeated if it failed or was killed, so the work of a finished batch must not be due again. */
export interface NightlyTask {
  readonly name: string;
  readonly run: (runDay: NightlyRunDay) => Promise<void>;
}

export interface NightlyParts {
  readonly database: Database;
  readonly log: Pick<Logger, 'error'>;
  readonly service: ServiceName;
  /** In the order in which they run. */
  readonly tasks: readonly NightlyTask[];
}

/** Automatic attempts for a failed task. After them the following days continue, and staff may run the task again. */
export const NIGHTLY_ATTEMPTS = 3;
const MINUTES_BETWEEN = 5;
const SECONDS = 30;

export const nightlyJob = (parts: NightlyParts): BackgroundJob => ({
  name: 'nightly tasks',
  seconds: SECONDS,
  run: () => runNightlyTasks(parts),
});

const Due = z.object({
  task: z.string(),
  day: z.string(),
  is_late: z.boolean(),
  ready: z.boolean(),
  given_up: z.boolean(),
});
type Due = z.output<typeof Due>;

/**
 * Runs all due tasks. Only one process does so at a time: the others do not get the lock, and find nothing due on their
 * next check.
 * @returns how many runs this call did
 */
export async function runNightlyTasks(parts: NightlyParts): Promise<number> {
  if ((await listDue(parts)).every(({ ready }) => !ready)) return 0;
  return await parts.database.knex.transaction(async (guard) => {
    // This transaction is idle: it only has the lock, which ends with the process.
    await guard.raw('set local idle_in_transaction_session_timeout = 0');
    const { rows } = await guard.raw<{ rows: { locked: boolean }[] }>(
      'select pg_try_advisory_xact_lock(hashtext(?)) as locked',
      [`nightly tasks of ${parts.service}`],
    );
    return rows[0]?.locked ? await runDue(parts) : 0;
  });
}

async function runDue(parts: NightlyParts): Promise<number> {
  const waiting = new Set<string>();
  let done = 0;
  for (const due of await listDue(parts)) {
    const task = parts.tasks.find(({ name }) => name === due.task);
    if (!task || waiting.has(task.name)) continue;
    if (due.ready) done += 1;
    const isFinished = due.ready ? await runOne(parts, task, due) : due.given_up;
    // Later days of the task wait for this one.
    if (!isFinished) waiting.add(task.name);
  }
  return done;
}

const getRuns = (service: ServiceName) => trustedSql(`${service}.nightly_run`);

/** Days since the last run, and runs that did not finish, in the order in which they are due. */
const listDue = ({ database, service, tasks }: NightlyParts): Promise<Due[]> =>
  database.rows(
    Due,
    sql`with today as (select ${trustedSql(portalTodaySql)} as day),
      task as (select given.name, given.place, (select max(run.day) from ${getRuns(service)} run
          where run.task = given.name and run.day <= (select today.day from today)) as last
        from unnest(${tasks.map(({ name }) => name)}::text[]) with ordinality as given (name, place))
      select due.task, to_char(due.day, 'YYYY-MM-DD') as day, due.day < (select today.day from today) as is_late,
        due.ready, due.given_up from (
        select task.name as task, task.place, missed::date as day, true as ready, false as given_up
        from task cross join today
        cross join generate_series(coalesce(task.last + 1, today.day)::timestamp, today.day::timestamp, interval '1 day') missed
        union all
        select task.name, task.place, run.day,
          run.failed is null or run.attempts < ${NIGHTLY_ATTEMPTS}
            and run.failed < now() - make_interval(mins => ${MINUTES_BETWEEN} * run.attempts),
          run.failed is not null and run.attempts >= ${NIGHTLY_ATTEMPTS}
        from ${getRuns(service)} run join task on task.name = run.task
        where run.finished is null and run.day <= (select today.day from today)
      ) due order by due.day, due.place`,
  );

/** @returns whether it succeeded */
async function runOne(
  parts: NightlyParts,
  task: NightlyTask,
  { day, is_late: isLate }: Pick<Due, 'day' | 'is_late'>,
): Promise<boolean> {
  const { database, service, log } = parts;
  const correlationId = `nightly:${task.name}:${day}`;
  const author = { actorId: null, correlationId };
  const isThis = sql`task = ${task.name} and day = ${day}::date and finished is null`;
  await transact(database, author, (work) =>
    work.run(sql`insert into ${getRuns(service)} as run (task, day, started, attempts)
      values (${task.name}, ${day}::date, clock_timestamp(), 1)
      on conflict (task, day) do update
      set started = clock_timestamp(), attempts = run.attempts + 1, failed = null, error = ''
      where run.finished is null`),
  );
  const end = (assignment: ReturnType<typeof sql>) =>
    transact(database, author, (work) =>
      work.run(sql`update ${getRuns(service)} set ${assignment} where ${isThis}`),
    );
  try {
    await task.run({
      day,
      isLate,
      batch: (run) =>
        transact(database, author, async (work) => {
          await work.run(sql`select set_config('app.moment', ${getStart(day)}::text, true)`);
          const counts = await run(work);
          if (Object.values(counts).some((count) => count !== 0))
            await work.run(
              sql`update ${getRuns(service)} set counts = ${addedTo('counts', counts)} where ${isThis}`,
            );
          return counts;
        }),
    });
    await end(sql`finished = clock_timestamp()`);
    return true;
  } catch (error) {
    log.error({ err: error, task: task.name, day }, 'a nightly task failed');
    const words = error instanceof Error ? error.message : String(error);
    await end(sql`failed = clock_timestamp(), error = ${words.slice(0, 500)}`);
    return false;
  }
}

/** Safe as text, because the database wrote the day itself. */
const getStart = (day: string) => trustedSql(startOfDaySql(`'${day}'::date`));

const addedTo = (column: string, counts: NightlyCounts) => sql`${trustedSql(column)} || (
  select coalesce(jsonb_object_agg(added.key, coalesce((${trustedSql(column)} ->> added.key)::int, 0) + added.value::int), '{}')
  from jsonb_each_text(${asJson(counts)}::jsonb) added)`;
