/** The night: once a task and day, in order, whatever dies in between (decision 375). */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  openDatabase,
  portalNowSql,
  readClockDays,
  sql,
  trustedSql,
  type Database,
} from '../database/index.ts';
import { nightlyMetrics } from '../metrics/index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { z } from 'zod';
import { runNightlyTasks, type NightlyTask } from './nightly.ts';

const ZONE = 'America/New_York';
const log = { error: () => undefined } as never;
let test: TestDatabase;
let opened: Database[] = [];
let seen: string[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  seen = [];
  await test.admin.query('delete from researcher.nightly_run');
});
afterEach(async () => {
  await Promise.all(opened.map((one) => one.close()));
  opened = [];
});

/** A process of the service on that day. */
function processOn(day: string): Database {
  const clockDays = readClockDays(day, ZONE);
  const database = openDatabase({ url: test.connectionUrl('researcher'), timeZone: ZONE, clockDays });
  opened.push(database);
  return database;
}
const note = (name: string): NightlyTask => ({
  name,
  run: async (runDay) => {
    await runDay.batch(() => {
      seen.push(`${name} ${runDay.day}${runDay.isLate ? ' late' : ''}`);
      return Promise.resolve({ rows: 2 });
    });
  },
});
const run = (database: Database, ...tasks: NightlyTask[]) =>
  runNightlyTasks({ database, log, service: 'researcher', tasks });
const rows = async () =>
  (
    await test.admin.query<{
      task: string;
      day: string;
      counts: object;
      done: boolean;
      error: string;
      attempts: number;
    }>(
      `select task, to_char(day, 'YYYY-MM-DD') as day, counts, finished is not null as done, error, attempts
       from researcher.nightly_run order by id`,
    )
  ).rows;

/** What Prometheus gets: failed runs by task, and the tasks of which one ended well. */
async function readMetrics() {
  const [failed, finished] = nightlyMetrics(processOn('2027-03-01'), 'researcher');
  const counts = (await failed?.read())?.map(({ labels, value }) => [labels?.['task'], value]);
  return [Object.fromEntries(counts ?? []), (await finished?.read())?.map(({ labels }) => labels?.['task'])];
}

it('does each task of a day once, in order, and says what it did', async () => {
  const database = processOn('2027-03-01');
  expect(await run(database, note('first'), note('second'))).toBe(2);
  expect(await run(database, note('first'), note('second'))).toBe(0);
  expect(seen).toEqual(['first 2027-03-01', 'second 2027-03-01']);
  expect(await rows()).toMatchObject([
    { task: 'first', day: '2027-03-01', counts: { rows: 2 }, done: true, error: '', attempts: 1 },
    { task: 'second', day: '2027-03-01', counts: { rows: 2 }, done: true },
  ]);
});

it('of two machines one does it', async () => {
  const machines = [processOn('2027-03-01'), processOn('2027-03-01'), processOn('2027-03-01')];
  const done = await Promise.all(machines.map((one) => run(one, note('only'))));
  expect(done.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
  expect(seen).toEqual(['only 2027-03-01']);
});

it('catches up days that were missed, the oldest first, over 29 February and both changes of the clock', async () => {
  await run(processOn('2028-02-26'), note('daily'));
  seen = [];
  await run(processOn('2028-03-01'), note('daily'));
  expect(seen).toEqual([
    'daily 2028-02-27 late',
    'daily 2028-02-28 late',
    'daily 2028-02-29 late',
    'daily 2028-03-01',
  ]);
  await run(processOn('2028-11-08'), note('daily'));
  const days = (await rows()).map(({ day }) => day);
  expect(days).toHaveLength(257);
  expect(new Set(days).size).toBe(257);
  for (const day of ['2028-03-12', '2028-03-13', '2028-11-05', '2028-11-06']) expect(days).toContain(day);
});

it('lives at the moment at which the day began, where the clock changes too', async () => {
  const moments: string[] = [];
  const look: NightlyTask = {
    name: 'look',
    run: async (runDay) => {
      await runDay.batch(async (work) => {
        const row = await work.row(
          z.object({ now: z.date() }),
          sql`select ${trustedSql(portalNowSql)} as now`,
        );
        moments.push(row?.now.toISOString() ?? '');
        return {};
      });
    },
  };
  await run(processOn('2028-03-11'), look);
  await run(processOn('2028-03-13'), look);
  expect(moments).toEqual([
    '2028-03-11T05:00:00.000Z',
    '2028-03-12T05:00:00.000Z',
    '2028-03-13T04:00:00.000Z',
  ]);
});

it('continues where a killed run stopped, and counts nothing twice', async () => {
  const database = processOn('2027-03-01');
  const work = { left: 5 };
  let dies = true;
  let die: (reason: Error) => void = () => undefined;
  const death = new Promise<never>((_, reject) => {
    die = reject;
  });
  const long: NightlyTask = {
    name: 'long',
    run: async (runDay) => {
      while (work.left > 0) {
        if (dies && work.left === 3) await death;
        await runDay.batch(() => {
          work.left -= 1;
          return Promise.resolve({ done: 1 });
        });
      }
    },
  };
  const dying = run(database, long).catch(() => undefined);
  await expect.poll(() => work.left, { timeout: 5000 }).toBe(3);
  const other = processOn('2027-03-01');
  expect(await run(other, long)).toBe(0);
  // The process is gone, and its lock with it.
  await test.admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
       and pid in (select pid from pg_locks where locktype = 'advisory')`,
  );
  dies = false;
  await expect.poll(() => run(other, long), { timeout: 5000 }).toBe(1);
  expect(await rows()).toMatchObject([{ counts: { done: 5 }, done: true, attempts: 2 }]);
  die(new Error('killed'));
  await dying;
});

it('records what failed, tries it three times, lets later days wait until then and continue after it', async () => {
  let breaks = true;
  const fragile: NightlyTask = {
    name: 'fragile',
    run: async (runDay) => {
      if (breaks) throw new Error('The disk is full');
      await note('fragile').run(runDay);
    },
  };
  await run(processOn('2027-03-01'), fragile, note('other'));
  expect(seen).toEqual(['other 2027-03-01']);
  expect(await rows()).toMatchObject([
    { task: 'fragile', done: false, error: 'The disk is full' },
    { task: 'other', done: true },
  ]);
  expect(await readMetrics()).toEqual([{ fragile: 1, other: 0 }, ['other']]);
  // Not immediately.
  const next = processOn('2027-03-02');
  expect(await run(next, fragile)).toBe(0);
  const later = () =>
    test.admin.query("update researcher.nightly_run set failed = now() - interval '1 hour'");
  await later();
  await run(next, fragile);
  await later();
  await run(next, fragile);
  expect((await rows()).map(({ day, attempts }) => [day, attempts])).toEqual([
    ['2027-03-01', 3],
    ['2027-03-01', 1],
  ]);
  await later();
  breaks = false;
  expect(await run(next, fragile)).toBe(1);
  expect(seen).toEqual(['other 2027-03-01', 'fragile 2027-03-02']);
  // Someone has it run again.
  await test.admin.query("update researcher.nightly_run set attempts = 0 where task = 'fragile'");
  await run(next, fragile);
  expect(seen.at(-1)).toBe('fragile 2027-03-01 late');
});

it('does nothing while the clock is before the last night', async () => {
  await run(processOn('2027-03-05'), note('daily'));
  expect(await run(processOn('2027-03-04'), note('daily'))).toBe(1);
  expect(await run(processOn('2027-03-05'), note('daily'))).toBe(0);
});
