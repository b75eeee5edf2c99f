/** What the queues of staff say of a request beside itself: its project's other requests, its letter and its team. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories, type TestRequest } from '../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness.stop());

const FACTS = ['first_req_on_project', 'project_has_approved_req', 'has_new_irb', 'research_team_ready'];
const listFacts = async ({ id }: TestRequest, as: TestPerson) => {
  const { body } = await harness.call(`GET /request/?id=${id}`, { as });
  return FACTS.map((name) => body.results[0][name] as unknown);
};
const move = (request: TestRequest, project: number) =>
  harness.build.sql('update researcher.request set project_id = $2 where id = $1', [request.id, project]);

it('a request is the first of its project until another was submitted before it [S3-02]', async () => {
  const owner = await harness.build.person();
  const [draft, first, second] = [
    await make.request({ owner, status: 1 }),
    await make.request({ owner, status: 2 }),
    await make.request({ owner, status: 2 }),
  ];
  for (const request of [first, second]) await move(request, draft.project.id);
  expect((await listFacts(first, admin))[0]).toBe(true);
  expect((await listFacts(second, admin))[0]).toBe(false);
});

it.each([
  [2, false],
  [3, false],
  [4, true],
  [5, false],
  [6, false],
  [7, true],
  [12, true],
  [13, true],
  [14, true],
])('another request at status %i on the project: was one approved? %s [S3-02]', async (status, expected) => {
  const owner = await harness.build.person();
  const other = await make.request({ owner, status: status as 2 });
  const request = await make.request({ owner, status: 2 });
  await move(request, other.project.id);
  expect((await listFacts(request, admin))[1]).toBe(expected);
  // the request alone adds nothing
  const alone = await make.request({ owner, status: status as 2 });
  expect((await listFacts(alone, admin))[1]).toBe(false);
});

it('a new letter and a team that is ready are shown, in the list and on the request alike [S3-02]', async () => {
  const request = await make.request({ status: 2 });
  await harness.build.sql('update researcher.request set has_new_irb = true where id = $1', [request.id]);
  const storeReadiness = (waits: string) =>
    harness.build.sql(
      `insert into researcher.request_readiness (request_id, waits_for, irb_until) values ($1, $2, 'infinity')
       on conflict (request_id) do update set waits_for = excluded.waits_for, irb_until = excluded.irb_until`,
      [request.id, waits],
    );
  await storeReadiness('{}');
  expect((await listFacts(request, admin)).slice(2)).toEqual([true, true]);
  await storeReadiness('{no_joinder}');
  expect((await listFacts(request, admin)).slice(2)).toEqual([true, false]);
  const one = await harness.call(`GET /request/${request.id}/`, { as: admin });
  expect(one.body).toMatchObject({ first_req_on_project: true, research_team_ready: false });
});

it('the owner, also one with a role of staff, does not learn what is said among staff', async () => {
  const owner = await harness.build.person({ roles: ['primary_researcher', 'sfari_admin'] });
  const request = await make.request({ owner, status: 2 });
  const facts = await listFacts(request, owner);
  expect([facts[0], facts[1], facts[3]]).toEqual([null, null, null]);
});

it('other requests of the project are found by its index, also among very many [S3-02]', async () => {
  const request = await make.request({ status: 2 });
  await harness.build.sql('alter table researcher.request disable trigger user');
  await harness.build.sql(
    `insert into researcher.request (type, status, owner_id, creator_id, institution_id, project_id, additional_data)
     select 1, 2, request.owner_id, request.creator_id, request.institution_id, project.id, '{}'
     from researcher.request request, researcher.project project, generate_series(1, 1000) where request.id = $1`,
    [request.id],
  );
  await harness.build.sql('alter table researcher.request enable trigger user');
  await harness.build.sql('vacuum analyze researcher.request');
  const plan = await harness.build.sql<{ 'QUERY PLAN': string }>(
    `explain select exists (select 1 from researcher.request other where other.project_id = t.project_id
       and other.id < t.id and other.status > 1) from researcher.request t where t.id = ${request.id}`,
  );
  const text = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(text).not.toContain('Seq Scan on request other');
});

it('distinguishes own requests from those of others on whose team the reader is', async () => {
  const person = await harness.build.person();
  const own = await make.request({ owner: person, status: 2 });
  const shared = await make.request({ status: 3, team: [person] });
  const readIds = async (isOwn: boolean): Promise<number[]> =>
    (await harness.call(`GET /request/?is_own=${isOwn}`, { as: person })).body.results.map(
      ({ id }: { id: number }) => id,
    );
  expect(await readIds(true)).toEqual([own.id]);
  expect(await readIds(false)).toEqual([shared.id]);
});
