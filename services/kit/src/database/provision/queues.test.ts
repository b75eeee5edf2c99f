/** What a service's role may do in the job queue, tried as that role. */
import { EVENTS, InstitutionDeleted, queueName, SERVICES, type ServiceName } from '@portal/contract';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onEvent, startJobs, type JobRunner } from '../../jobs/jobs.ts';
import { createLogger } from '../../logging.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { openDatabase, transact } from '../index.ts';

const MAILS = 'mail.requested.core';
const OWN = 'institution.deleted.researcher';

let test: TestDatabase;
const clients = new Map<ServiceName, pg.Client>();
const as = (service: ServiceName): pg.Client => {
  const client = clients.get(service);
  if (!client) throw new Error(`${service} is not connected`);
  return client;
};

beforeAll(async () => {
  test = await createTestDatabase();
  for (const service of SERVICES) {
    const client = new pg.Client({ connectionString: test.connectionUrl(service) });
    await client.connect();
    clients.set(service, client);
  }
  await test.admin.query(`insert into jobs.job (name, data) values ($1, '{"to": ["super@example.test"]}')`, [
    MAILS,
  ]);
  await test.admin.query(`insert into jobs.job (name, data) values ($1, '{"institution_id": 1}')`, [OWN]);
});
afterAll(async () => {
  for (const client of clients.values()) await client.end();
  await test.drop();
});

describe.each(['jobs.job', 'jobs.job_common'])('%s', (table) => {
  it('shows a service only its own jobs', async () => {
    const { rows } = await as('researcher').query(`select distinct name from ${table}`);
    expect(rows).toEqual([{ name: OWN }]);
    expect((await as('tissue').query(`select 1 from ${table}`)).rows).toEqual([]);
  });

  it('lets a service neither change nor delete the job of another', async () => {
    const changed = await as('researcher').query(
      `update ${table} set data = '{"to": ["thief@example.test"]}' where name = $1`,
      [MAILS],
    );
    const deleted = await as('researcher').query(`delete from ${table} where name = $1`, [MAILS]);
    expect([changed.rowCount, deleted.rowCount]).toEqual([0, 0]);
    const { rows } = await test.admin.query('select data from jobs.job where name = $1', [MAILS]);
    expect(rows).toEqual([{ data: { to: ['super@example.test'] } }]);
  });

  it('takes no row for the queue of another, be it new or moved there', async () => {
    await expect(
      as('researcher').query(`insert into ${table} (name, data) values ($1, '{}')`, [MAILS]),
    ).rejects.toThrow(/row-level security/);
    await expect(
      as('researcher').query(`update ${table} set name = $1 where name = $2`, [MAILS, OWN]),
    ).rejects.toThrow(/row-level security/);
    await expect(as('researcher').query(`truncate ${table}`)).rejects.toThrow(/permission denied/);
  });
});

describe.each(SERVICES)('%s', (service) => {
  const readQueues = async () =>
    (
      await test.admin.query(
        'select name, state, count(*)::int as jobs from jobs.job group by 1, 2 order by 1, 2',
      )
    ).rows;
  /** Of every queue one job in each state. */
  beforeEach(async () => {
    await test.admin.query('delete from jobs.job');
    await test.admin.query(`insert into jobs.job (name, data, state)
      select queue.name, '{}', state.state::jobs.job_state from jobs.queue queue
      cross join unnest(array['created', 'retry', 'active', 'completed', 'failed']) state (state)`);
  });

  it.each(['jobs.job', 'jobs.job_common'])(
    'that deletes all of %s loses nothing that waits, and nothing of another service',
    async (table) => {
      const before = await readQueues();
      const own = (name: string) => name.endsWith(`.${service}`);
      await as(service).query(`delete from ${table}`);
      expect(await readQueues()).toEqual(
        before.filter(({ name, state }) => !own(name) || state === 'created' || state === 'retry'),
      );
    },
  );
});

describe('the list of queues', () => {
  it('shows a service its own', async () => {
    expect((await as('researcher').query('select name from jobs.queue order by name')).rows).toEqual([
      { name: OWN },
      { name: 'person.readiness-changed.researcher' },
      { name: 'request.decision-news-due.researcher' },
      { name: 'request.readiness-after-undo.researcher' },
      { name: 'request.readiness-due.researcher' },
      { name: 'researcher-export.asked.researcher' },
      { name: 'review-window.redated.researcher' },
      { name: 'review.announcement-due.researcher' },
      { name: 'review.assigned.researcher' },
      { name: 'review.assignment-undone.researcher' },
      { name: 'review.begun-news-due.researcher' },
      { name: 'review.removal-due.researcher' },
    ]);
  });

  it.each([
    "update jobs.queue set retry_limit = 0 where name = 'institution.deleted.researcher'",
    "update jobs.queue set dead_letter = 'mail.requested.core' where name = 'institution.deleted.researcher'",
    'delete from jobs.queue',
    "insert into jobs.schedule (name, cron) values ('mail.requested.core', '* * * * *')",
    "select jobs.create_queue('mine', '{}'::jsonb)",
    "select jobs.delete_queue('mail.requested.core')",
    "select jobs.job_table_run('drop table jobs.job')",
    'update jobs.version set version = 1',
    'select 1 from jobs.bam',
  ])('is no service’s to change: %s', async (statement) => {
    await expect(as('researcher').query(statement)).rejects.toThrow(/permission denied/);
  });
});

describe('adding an event', () => {
  const nameFunction = (queue: string) => `jobs.emit_${queue.replaceAll(/\W/g, '_')}`;
  const cases = EVENTS.flatMap((event) =>
    event.consumers.flatMap((consumer) =>
      SERVICES.map((service) => {
        const producers: readonly ServiceName[] = event.producers;
        return { service, queue: queueName(event, consumer), may: producers.includes(service) };
      }),
    ),
  );

  const add = ({ service, queue }: (typeof cases)[number]) =>
    as(service).query(`select ${nameFunction(queue)}('{"a": 1}'::jsonb)`);

  it.each(cases.filter(({ may }) => may))('$service may, to $queue', async (given) =>
    expect((await add(given)).rowCount).toBe(1),
  );
  it.each(cases.filter(({ may }) => !may))('$service must not, to $queue', async (given) =>
    expect(add(given)).rejects.toThrow(/^permission denied for function/),
  );

  it('makes the job that the queue says, whatever the data contain', async () => {
    const data = {
      name: MAILS,
      retryLimit: 0,
      deadLetter: OWN,
      id: '00000000-0000-4000-8000-000000000001',
      $1: "'",
    };
    const { rows: added } = await as('researcher').query<{ id: string }>(
      `select ${nameFunction('notification.requested.core')}($1::jsonb) as id`,
      [JSON.stringify(data)],
    );
    const { rows } = await test.admin.query(
      'select name, data, state, retry_limit, retry_backoff, dead_letter, heartbeat_seconds from jobs.job where id = $1',
      [added[0]?.id],
    );
    expect(rows).toEqual([
      {
        name: 'notification.requested.core',
        data,
        state: 'created',
        retry_limit: 1000,
        retry_backoff: true,
        dead_letter: null,
        heartbeat_seconds: 10,
      },
    ]);
  });

  it('tries an email for more than two days, and looks at it at least every ten minutes', async () => {
    const { rows } = await test.admin.query<{ limit: number; first: number; longest: number }>(
      'select retry_limit as limit, retry_delay as first, retry_delay_max as longest from jobs.queue where name = $1',
      [MAILS],
    );
    const [{ limit, first, longest } = { limit: 0, first: 0, longest: 0 }] = rows;
    let seconds = 0;
    for (let attempt = 0; attempt < limit; attempt += 1) seconds += Math.min(first * 2 ** attempt, longest);
    expect(longest).toBeLessThanOrEqual(600);
    expect(seconds / 86_400).toBeGreaterThan(2);
  });

  it('costs little more than a plain insert', async () => {
    const researcher = as('researcher');
    await researcher.query('create temporary table plain (data jsonb)');
    const data = JSON.stringify({ key: 'k', message: 'm'.repeat(300) });
    const time = async (statement: string) => {
      const started = performance.now();
      for (let count = 0; count < 100; count += 1) await researcher.query(statement, [data]);
      return performance.now() - started;
    };
    const [events, inserts]: [number[], number[]] = [[], []];
    for (let round = 0; round < 8; round += 1) {
      inserts.push(await time('insert into plain values ($1::jsonb)'));
      events.push(await time(`select ${nameFunction('notification.requested.core')}($1::jsonb)`));
    }
    // Both in turn and the quickest round of each, so that other work on the machine slows both alike.
    expect(Math.min(...events) / Math.min(...inserts)).toBeLessThan(10);
  });
});

describe('working under the service’s role', () => {
  let runner: JobRunner;
  const warnings: string[] = [];
  beforeAll(async () => {
    await test.admin.query('delete from jobs.job');
    const log = createLogger('test', 'fatal');
    runner = await startJobs({
      url: test.connectionUrl('researcher'),
      service: 'researcher',
      log: Object.assign(log, { warn: (details: { err: Error }) => warnings.push(details.err.message) }),
    });
  });
  afterAll(() => runner.stop());

  it('fails, waits and tries again, and its upkeep meets no closed door', async () => {
    const attempts: number[] = [];
    await runner.work([
      onEvent(InstitutionDeleted, async (_payload, { attempt }) => {
        attempts.push(attempt);
        if (attempt === 1) throw new Error('not yet');
      }),
    ]);
    const database = openDatabase({ url: test.connectionUrl('core') });
    await transact(database, { actorId: null }, (work) =>
      work.emit(InstitutionDeleted, { institution_id: 7, user_ids: [], actor_id: null }),
    );
    await expect.poll(() => attempts, { timeout: 15_000 }).toEqual([1, 2]);
    const read = async () =>
      (
        await test.admin.query<{ state: string; monitored: boolean }>(
          `select j.state, q.monitor_on is not null and q.maintain_on is not null as monitored
           from jobs.job j join jobs.queue q on q.name = j.name where j.name = $1`,
          [OWN],
        )
      ).rows;
    await expect.poll(read, { timeout: 10_000 }).toEqual([{ state: 'completed', monitored: true }]);
    expect(warnings).toEqual([]);
    await database.close();
  });

  it('takes back the job of a worker that died', async () => {
    await runner.stop();
    await test.admin.query(
      `update jobs.job set state = 'active', completed_on = null, started_on = now() - interval '1 minute',
         heartbeat_on = now() - interval '1 minute', retry_count = 0, retry_delay = 0 where name = $1`,
      [OWN],
    );
    await test.admin.query('update jobs.queue set monitor_claim_on = null, monitor_on = null');
    const seen: number[] = [];
    runner = await startJobs({
      url: test.connectionUrl('researcher'),
      service: 'researcher',
      log: createLogger('test', 'fatal'),
    });
    await runner.work([
      onEvent(InstitutionDeleted, async (_payload, { attempt }) => void seen.push(attempt)),
    ]);
    await expect.poll(() => seen, { timeout: 15_000 }).toEqual([2]);
  });

  it('takes what waits one after the other, without a pause between', async () => {
    await runner.stop();
    const database = openDatabase({ url: test.connectionUrl('core') });
    const seen = new Set<number>();
    runner = await startJobs({
      url: test.connectionUrl('researcher'),
      service: 'researcher',
      log: createLogger('test', 'fatal'),
    });
    await transact(database, { actorId: null }, async (work) => {
      for (let id = 1; id <= 400; id += 1)
        await work.emit(InstitutionDeleted, { institution_id: id, user_ids: [], actor_id: null });
    });
    await database.close();
    const started = performance.now();
    await runner.work([
      onEvent(InstitutionDeleted, async ({ institution_id }) => void seen.add(institution_id)),
    ]);
    await expect.poll(() => seen.size, { timeout: 120_000 }).toBe(400);
    const seconds = (performance.now() - started) / 1000;
    // with a pause of a second after each, two in parallel, it would take 200 s
    expect(seconds).toBeLessThan(60);
  });

  it('cannot emit what the contract leaves to others', async () => {
    const database = openDatabase({ url: test.connectionUrl('tissue') });
    const line = { institution_id: 7, user_ids: [], actor_id: null };
    await expect(
      transact(database, { actorId: null }, (work) => work.emit(InstitutionDeleted, line)),
    ).rejects.toThrow(/permission denied/);
    await database.close();
  });
});
