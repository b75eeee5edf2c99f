import { MailRequested, SERVICES, type ServiceName } from '@portal/contract';
import { createFactories } from '@portal/core/testing';
import { buildRequest } from '@portal/researcher/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startJobs, onEvent, type JobRunner } from '../../jobs/jobs.ts';
import { createLogger } from '../../logging.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { openDatabase, provisionDatabase, roleName, sql, transact, type Database } from '../index.ts';

/** By hand: who is on whom. */
const DEPENDENCIES: Readonly<Record<ServiceName, readonly ServiceName[]>> = {
  core: [],
  researcher: ['core'],
  staff: ['core', 'researcher'],
  tissue: ['core', 'researcher', 'staff'],
};

let test: TestDatabase;
let researcher: pg.Client;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  researcher = new pg.Client({ connectionString: test.connectionUrl('researcher') });
  await researcher.connect();
  database = openDatabase({ url: test.connectionUrl('researcher') });
});
afterAll(async () => {
  await researcher.end();
  await database.close();
  await test.drop();
});

describe('grants between services', () => {
  it('lets the researcher service read what core publishes', async () => {
    await expect(researcher.query('select * from core_api.person')).resolves.toBeDefined();
  });
  it.each([
    'select * from core.account',
    "insert into core.cohort (name, display_name) values ('X', 'X')",
    'update core.account set active = false',
  ])('refuses the researcher role: %s', async (statement) => {
    await expect(researcher.query(statement)).rejects.toThrow(/permission denied/);
  });
  it.each(SERVICES)('lets %s read the views of the floors below it, and no other', async (service) => {
    const { rows } = await test.admin.query<{ view: string; may: boolean }>(
      `select n.nspname || '.' || c.relname as view,
         has_schema_privilege(role.name, n.oid, 'usage') and has_table_privilege(role.name, c.oid, 'select') as may
       from pg_class c join pg_namespace n on n.oid = c.relnamespace, (select $1 as name) role
       where n.nspname like '%\\_api' and c.relkind = 'v' order by 1`,
      [roleName(service)],
    );
    const expected = rows.filter(({ view }) => {
      const owner = view.slice(0, view.indexOf('_api')) as ServiceName;
      const exception =
        (service === 'core' && view.startsWith('researcher_api.involvement')) ||
        (service === 'researcher' && ['staff_api.match_id', 'staff_api.review_progress'].includes(view));
      return owner === service || DEPENDENCIES[service].includes(owner) || exception;
    });
    expect(rows.filter(({ may }) => may)).toEqual(expected.map(({ view }) => ({ view, may: true })));
    expect(expected.length).toBeGreaterThan(0);
  });
  it('lets no role write what others publish', async () => {
    const { rows } = await test.admin.query(
      `select grantee, table_schema, table_name from information_schema.role_table_grants
       where table_schema like '%\\_api' and privilege_type <> 'SELECT' and grantee like 'portal\\_%'`,
    );
    expect(rows).toEqual([]);
  });
  it('applies to views that come later, and takes back what an earlier release gave', async () => {
    const other = await createTestDatabase();
    const may = async (service: ServiceName, view: string): Promise<unknown> =>
      (
        await other.admin.query(
          "select has_schema_privilege($1, split_part($2, '.', 1), 'usage') and has_table_privilege($1, $2, 'select') as may",
          [roleName(service), view],
        )
      ).rows[0]?.may;
    await other.admin.query(`grant usage on schema staff_api to ${roleName('researcher')};
      grant select on all tables in schema staff_api to ${roleName('researcher')};
      grant select on all tables in schema researcher_api to ${roleName('core')};
      alter default privileges in schema researcher_api grant select on tables to ${roleName('core')}`);
    expect(await may('researcher', 'staff_api.review')).toBe(true);
    await provisionDatabase({ adminUrl: other.adminUrl, secret: inject('databaseSecret') });
    await other.admin.query('create view researcher_api.later as select 1 as id');
    expect(await may('researcher', 'staff_api.review')).toBe(false);
    expect(await may('core', 'researcher_api.request')).toBe(false);
    expect(await may('core', 'researcher_api.later')).toBe(false);
    expect(await may('core', 'researcher_api.involvement')).toBe(true);
    expect(await may('staff', 'researcher_api.later')).toBe(true);
    await other.drop();
  });
  it('refuses creating a table in the own schema', async () => {
    await expect(researcher.query('create table researcher.mine (id int)')).rejects.toThrow(
      /permission denied/,
    );
  });
});

describe('history', () => {
  it.each([
    "update audit.log set model = 'x'",
    'delete from audit.log',
    "insert into audit.log (model, pk, operation, changes) values ('x', '1', 'I', '{}')",
  ])('cannot be changed by an application role: %s', async (statement) => {
    const core = new pg.Client({ connectionString: test.connectionUrl('core') });
    await core.connect();
    await expect(core.query(statement)).rejects.toThrow(/permission denied/);
    await core.end();
  });

  it.each(["update audit.log set model = 'x'", 'delete from audit.log', 'truncate audit.log'])(
    'cannot be changed by the owner of the database: %s',
    async (statement) => {
      await expect(test.admin.query(statement)).rejects.toThrow(/never changed or deleted/);
    },
  );

  it('is protected again at the next start after the protection was switched off', async () => {
    const other = await createTestDatabase();
    await other.admin.query('alter table audit.log disable trigger append_only');
    await createFactories(other).institution();
    await other.admin.query('delete from audit.log where id = (select min(id) from audit.log)');
    await provisionDatabase({ adminUrl: other.adminUrl, secret: inject('databaseSecret') });
    await expect(other.admin.query('delete from audit.log')).rejects.toThrow(/never changed or deleted/);
    await other.drop();
  });

  it('is read by core as a whole, by others where it is their own, and by no one past the views', async () => {
    await buildRequest(createFactories(test));
    const modelsSeenBy = async (service: ServiceName): Promise<string[]> => {
      const client = new pg.Client({ connectionString: test.connectionUrl(service) });
      await client.connect();
      try {
        for (const view of SERVICES.filter((name) => name !== service))
          await expect(client.query(`select 1 from audit.${view}_log`)).rejects.toThrow(/permission denied/);
        await expect(client.query('select 1 from audit.log')).rejects.toThrow(/permission denied/);
        const { rows } = await client.query(`select distinct model from audit.${service}_log order by 1`);
        return rows.map(({ model }) => String(model));
      } finally {
        await client.end();
      }
    };
    expect(await modelsSeenBy('core')).toEqual(expect.arrayContaining(['user', 'project']));
    expect(await modelsSeenBy('researcher')).toContain('project');
    expect(await modelsSeenBy('researcher')).not.toContain('user');
    expect(await modelsSeenBy('staff')).not.toContain('project');
    expect(await modelsSeenBy('tissue')).toEqual([]);
  });

  it('records actor, impersonator, correlation id and what changed', async () => {
    const person = await createFactories(test).person({ firstName: 'Ada' });
    const core = openDatabase({ url: test.connectionUrl('core') });
    await transact(
      core,
      { actorId: person.id, impersonatorId: 77, correlationId: 'abc-12345' },
      async (work) => {
        await work.run(sql`update core.account set first_name = 'Grace' where id = ${person.id}`);
      },
    );
    const { rows } = await test.admin.query(
      "select * from audit.log where model = 'user' and pk = $1 order by id desc limit 1",
      [String(person.id)],
    );
    expect(rows[0]).toMatchObject({
      actor_id: person.id,
      impersonator_id: 77,
      correlation_id: 'abc-12345',
      operation: 'U',
    });
    expect(rows[0].changes).toEqual({ first_name: ['Ada', 'Grace'] });
    await core.close();
  });

  it('does not let a service choose when something happened', async () => {
    const person = await createFactories(test).person();
    const core = openDatabase({ url: test.connectionUrl('core') });
    await transact(core, { actorId: person.id }, async (work) => {
      await work.run(sql`select set_config('app.at', '2001-01-01T00:00:00Z', true)`);
      await work.run(sql`update core.account set title = 'Dr' where id = ${person.id}`);
    });
    const { rows } = await test.admin.query(
      "select at from audit.log where model = 'user' and pk = $1 order by id desc limit 1",
      [String(person.id)],
    );
    expect((rows[0].at as Date).getFullYear()).toBeGreaterThan(2020);
    await core.close();
  });
});

describe('jobs', () => {
  const log = createLogger('test', 'fatal');
  let consumer: JobRunner;
  beforeAll(async () => {
    consumer = await startJobs({ url: test.connectionUrl('core'), service: 'core', log });
  });
  afterAll(async () => {
    await consumer.stop();
  });
  const mail = (key: string) => ({
    key,
    template: 'test',
    model_name: null,
    object_id: null,
    to: ['a@example.test'],
    subject: 'Hello',
    body: '<p>Hi</p>',
    actor_id: null,
  });

  it('delivers an event of a committed transaction, and none of one that was rolled back', async () => {
    const received: string[] = [];
    await consumer.work([onEvent(MailRequested, async ({ key }) => void received.push(key))]);
    await expect(
      transact(database, { actorId: 1 }, async (work) => {
        await work.emit(MailRequested, mail('lost'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    const started = Date.now();
    await transact(database, { actorId: 1 }, (work) => work.emit(MailRequested, mail('kept')));
    await expect.poll(() => received, { timeout: 5000 }).toEqual(['kept']);
    expect(Date.now() - started).toBeLessThan(2500);
  });
});
