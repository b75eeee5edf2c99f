/**
 * The clock moved over three years and more, with renewals, suspensions and lapses on the way. After each step: no grant without
 * a cause, no mail twice, and no one is warned who has acted. A step is a week, whose nights all come; `NIGHTS=daily` looks
 * after each of them (decisions 375 to 378).
 */
import { startHarness, type Harness } from '@portal/core/testing';
import { openDatabase, readClockDays, runNightlyTasks, sql, transact, type Database } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { nightlyTasks } from '../../nightly-tasks.ts';
import { createRequestFactories, NIGHTLY_ZONE, type TestRequest } from '../../testing/index.ts';
import { resumeAccess } from '../dataset-access/index.ts';

const FIRST = '2026-11-26';
const DAYS = 1156;
const STEP = process.env['NIGHTS'] === 'daily' ? 1 : 7;
const DAY = 86_400_000;

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
let database: Database;
beforeAll(async () => {
  h = await startHarness(definition);
  make = createRequestFactories(h);
  admin = await h.build.person({ roles: ['sfari_admin'] });
  const url = h.database.connectionUrl('researcher');
  database = openDatabase({ url, timeZone: NIGHTLY_ZONE, maximum: 2 });
});
afterAll(async () => {
  await database?.close();
  await h?.stop();
});

const dayAt = (number: number): string =>
  new Date(Date.parse(FIRST) + number * DAY).toISOString().slice(0, 10);
const log = { error: () => undefined } as never;

async function fulfilled(expires: string): Promise<TestRequest> {
  const request = await make.request({ status: 4 });
  await h.call(`POST /request/${request.id}/decision/`, { as: admin, body: { status: 7 } });
  await h.build.sql('update researcher.request set expiration_date = $2 where id = $1', [
    request.id,
    `${expires}T23:59:59Z`,
  ]);
  return request;
}

/** Lets both connections of the process take that day for today. */
async function moveClock(day: string): Promise<void> {
  const days = readClockDays(day, NIGHTLY_ZONE);
  let meet: () => void = () => undefined;
  const both = new Promise<void>((resolve) => {
    meet = resolve;
  });
  let missing = 2;
  await Promise.all(
    [0, 1].map(() =>
      database.knex.transaction(async (trx) => {
        await trx.raw(`set app.clock_days = '${days}'`);
        missing -= 1;
        if (missing === 0) meet();
        await both;
      }),
    ),
  );
}

/** What must be true whatever the day. */
async function broken(day: string): Promise<string[]> {
  const rows = await h.build.sql<{ fault: string }>(
    `with start as (select ($1::date::timestamp at time zone '${NIGHTLY_ZONE}') as moment)
     select 'grant without a cause: ' || access.id as fault from researcher.dataset_access access
       join researcher.request request on request.id = access.request_id, start
       where access.status = 'granted' and (request.status <> 7 or request.expiration_date <= start.moment)
     union all
     select 'cause without a grant: ' || request.id from researcher.request request, start
       where request.status = 7 and request.expiration_date > start.moment and exists (
         select 1 from researcher.dataset_access access where access.request_id = request.id and access.status <> 'granted')
     union all
     select 'said to have ended, or not: ' || request.id from researcher.request request, start
       where request.status = 7 and (request.expired_on is not null) <> (request.expiration_date <= start.moment)
     union all
     select 'mail twice: ' || (data ->> 'key') from jobs.job where name like 'mail%' group by data ->> 'key', data ->> 'to' having count(*) > 1
     union all
     select 'two mails on one day to ' || (data ->> 'to') from jobs.job where name like 'mail%' and data ->> 'key' like 'date-digest:' || $1 || '%'
       group by data ->> 'to' having count(*) > 1
     union all
     select 'warned after acting: ' || reminder.subject_id from researcher.date_reminder reminder
       join researcher.request renewal on renewal.renewal_of = reminder.subject_id and renewal.status in (2, 3, 8, 10, 12)
       where reminder.kind = 'request' and reminder.day = $1::date
     union all
     select 'runs of a day: ' || task from researcher.nightly_run where day = $1::date and finished is null`,
    [day],
  );
  return rows.map(({ fault }) => fault);
}

it('three years of nights meet every promise', async () => {
  // Ends on 29 February, on both days on which the clock changes, and around a new year.
  const ends = ['2027-03-14', '2027-11-07', '2028-02-29', '2028-12-31', '2029-01-01', '2029-03-11'];
  const requests: TestRequest[] = [];
  for (const day of ends) requests.push(await fulfilled(day));
  const [renewed, suspended, late, lapsing] = requests;
  if (!renewed || !suspended || !late || !lapsing) throw new Error('there are too few requests');
  const letter = await make.project();
  await make.irb(letter);
  await h.build.sql("update researcher.irb set renewal_date = '2028-02-29'");

  const faults: string[] = [];
  let renewal: TestRequest | undefined;
  let isApproved = false;
  /** Runs of nights that were spent before. */
  let again = 0;
  const spend = () => runNightlyTasks({ database, log, service: 'researcher', tasks: nightlyTasks });
  for (let number = 0; number < DAYS; number += STEP) {
    const day = dayAt(number);
    await moveClock(day);
    if (day >= '2027-01-15' && !renewal) {
      renewal = await make.request({ owner: renewed.owner, status: 2 });
      await h.build.sql('update researcher.request set renewal_of = $2 where id = $1', [
        renewal.id,
        renewed.id,
      ]);
    }
    if (day >= '2027-03-20' && renewal && !isApproved) {
      isApproved = true;
      // Approved a week after the end: from the old date on.
      const { id } = renewed;
      await h.build.sql('update researcher.request set status = 4 where id = $1', [renewal.id]);
      await transact(database, { actorId: null }, async (work) => {
        await work.run(
          sql`update researcher.request set expiration_date = expiration_date + interval '1095 days' where id = ${id}`,
        );
        await resumeAccess(work, id);
      });
    }
    if (day >= '2027-10-01' && day < '2027-10-08')
      await h.call(`POST /request/${suspended.id}/decision/`, { as: admin, body: { status: 14 } });
    // Ten days without the portal, over a change of the clock.
    if (day > '2027-11-01' && day < '2027-11-11') continue;
    await spend();
    again += await spend();
    faults.push(...(await broken(day)).map((fault) => `${day} ${fault}`));
  }
  expect([faults, again]).toEqual([[], 0]);
  expect((await h.build.sql('select 1 from researcher.nightly_run')).length).toBe(DAYS * nightlyTasks.length);

  const reminders = await h.build.sql<{ subject_id: number; kind: string; threshold: number; day: string }>(
    `select kind, subject_id, threshold, to_char(day, 'YYYY-MM-DD') as day from researcher.date_reminder order by id`,
  );
  const of = ({ id }: { id: number }) =>
    reminders
      .filter((one) => one.kind === 'request' && one.subject_id === id)
      .map(({ threshold, day }) => `${threshold} ${day}`);
  // Nothing at 30 and 7 days, while a renewal was in; the next term has its own day.
  expect(of(renewed)).toEqual(['90 2026-12-14', '90 2029-12-13']);
  expect(of(suspended)).toEqual(['90 2027-08-09']);
  expect(of(late)).toEqual(['90 2027-12-01', '30 2028-01-30', '7 2028-02-22']);
  expect(of(lapsing)).toEqual(['90 2028-10-02', '30 2028-12-01', '7 2028-12-24']);
  expect(reminders.filter(({ kind }) => kind === 'irb').map(({ threshold }) => threshold)).toEqual([
    90, 60, 30, 7,
  ]);
  // The suspended one is as it was suspended; the renewed one still runs.
  const [state] = await h.build.sql<{ status: number; expired_on: string | null }>(
    'select status, expired_on from researcher.request where id = $1',
    [suspended.id],
  );
  expect(state).toEqual({ status: 14, expired_on: null });
}, 900_000);
