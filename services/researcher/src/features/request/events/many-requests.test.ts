/** One change of an institution, thousands of requests: a few statements for all of them. */
import { startHarness, type Harness } from '@portal/core/testing';
import { openDatabase, type Database } from '@portal/kit';
import { IS_WHOLE, type TestInstitution, type TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { syncAccessOfPeople } from './access.ts';
import { followReadiness } from './readiness.ts';
import { createRequestFactories } from '../../../testing/index.ts';

const MANY = IS_WHOLE ? 5000 : 1000;
let harness: Harness;
let database: Database;
let admin: TestPerson;
const statements: string[] = [];

beforeAll(async () => {
  harness = await startHarness(definition);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
  database = openDatabase({ url: harness.database.connectionUrl('researcher'), maximum: 2 });
  database.knex.on('query', ({ sql }: { sql: string }) => statements.push(sql));
});
afterAll(async () => {
  await database?.close();
  await harness?.stop();
});

interface Many {
  readonly institution: TestInstitution;
  readonly people: readonly TestPerson[];
}

/** Fulfilled requests of one institution's people, each with a dataset and access to it. */
async function buildMany(count: number): Promise<Many> {
  const { build } = harness;
  const make = createRequestFactories(harness);
  const institution = await build.institution();
  const people: TestPerson[] = [];
  for (let place = 0; place < 5; place += 1) people.push(await build.person({ institution }));
  const datasetId = await make.dataset();
  for (const owner of people) {
    const { id: projectId } = await make.project(owner);
    await build.sql(
      `with made as (
        insert into researcher.request (type, status, owner_id, institution_id, project_id, submission_date)
        select 1, 7, $1, $2, $3, now() from generate_series(1, $4::int) returning id
      ) insert into researcher.request_dataset (request_id, dataset_id) select id, $5 from made`,
      [owner.id, institution.id, projectId, count / people.length, datasetId],
    );
  }
  return { institution, people };
}

const announce = async ({ people }: Many): Promise<string[]> => {
  statements.length = 0;
  const userIds = people.map((person) => person.id);
  await syncAccessOfPeople({ database }, userIds, 'test');
  await followReadiness({ database }, { user_ids: userIds, addresses: [] }, 'test');
  return [...statements];
};
const getCount = async (where: string, institution: TestInstitution): Promise<number> => {
  const [row] = await harness.build.sql<{ count: number }>(
    `select count(*)::int as count from researcher.request t
     left join researcher.request_readiness cached on cached.request_id = t.id
     left join researcher.dataset_access given on given.request_id = t.id
     where t.institution_id = $1 and ${where}`,
    [institution.id],
  );
  return row?.count ?? 0;
};

it(`updates the teams and the access of ${MANY} requests in as many statements as those of ten`, async () => {
  const few = await buildMany(10);
  const forFew = await announce(few);
  const many = await buildMany(MANY);
  const forMany = await announce(many);
  // Outside systems are notified in one more statement, where anything changed.
  expect(Math.abs(forMany.length - forFew.length)).toBeLessThanOrEqual(1);
  expect(forMany.length).toBeLessThanOrEqual(18);
  expect(forMany.filter((text) => /^\s*update researcher\.request_readiness/.test(text))).toHaveLength(1);
  expect(await getCount("cached.waits_for = '{}' and given.status = 'granted'", many.institution)).toBe(MANY);

  // The agreement is being revised: no one's team is ready. Who has access does not lose it until the institution is closed.
  await harness.build.sql(
    `update core.file set additional_data = '{"status": 1}'
     where id = (select current_rda_id from core.institution where id = $1)`,
    [many.institution.id],
  );
  expect((await announce(many)).length).toBeLessThanOrEqual(forFew.length + 1);
  expect(
    await getCount("cached.waits_for = '{rda_not_signed}' and given.status = 'granted'", many.institution),
  ).toBe(MANY);
  await harness.build.sql('update core.institution set status = 6 where id = $1', [many.institution.id]);
  expect((await announce(many)).length).toBeLessThanOrEqual(forFew.length + 1);
  expect(await getCount("given.status = 'revoked'", many.institution)).toBe(MANY);
});

it('shows in the list what a decision would evaluate', async () => {
  const make = createRequestFactories(harness);
  const request = await make.request({ status: 3 });
  const [owner] = [request.owner];
  const listed = async () =>
    (await harness.call(`GET /request/?owner=${owner.id}`, { as: admin })).body.results[0].decisions;
  const read = async () => (await harness.call(`GET /request/${request.id}/`, { as: admin })).body.decisions;
  await announce({ institution: { id: 0, name: '' }, people: [owner] });
  expect(await listed()).toEqual(await read());
  expect(await listed()).toContain(4);
  await harness.build.sql('update core.user_institution set joinder_date = null where user_id = $1', [
    owner.id,
  ]);
  await announce({ institution: { id: 0, name: '' }, people: [owner] });
  expect(await listed()).toEqual(await read());
  expect(await listed()).toContain(12);
});
