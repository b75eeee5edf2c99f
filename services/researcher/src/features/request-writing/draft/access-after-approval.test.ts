/** Who has access is changed after the approval, too; the ledger follows immediately (spec 2 sections 3 and 6). */
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '@portal/kit/testing';
import { definition } from '../../../app.ts';
import { createRequestFactories, type TestRequest } from '../../../testing/index.ts';

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
beforeAll(async () => {
  h = await startHarness(definition);
  make = createRequestFactories(h);
  admin = await h.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => h?.stop());

/** Of a request whose datasets were given, with someone on the team who has no access yet. */
async function buildFulfilled(options: { joinder?: boolean; status?: 4 | 7 } = {}) {
  const request = await make.request({ status: 4 });
  const status = options.status ?? 7;
  if (status === 7) await h.call(`POST /request/${request.id}/decision/`, { as: admin, body: { status } });
  expect(await make.readStatus(request)).toBe(status);
  const late = await h.build.person({ joinder: options.joinder ?? true, institution: undefined });
  await make.member(request.project, late);
  return { request, late };
}
const setPeople = ({ id, owner }: TestRequest, people: readonly TestPerson[], as = owner) =>
  h.call(`PATCH /request/${id}/`, {
    as,
    body: { access_control_list: people.map((person) => ({ user_id: person.id })) },
  });
const readGrants = (request: TestRequest, person: TestPerson) =>
  h.build.sql<{ status: string }>(
    'select status from researcher.dataset_access where request_id = $1 and user_id = $2',
    [request.id, person.id],
  );
const readEntry = async (request: TestRequest, person: TestPerson) => {
  const { body } = await h.call(`GET /request/${request.id}/?expand=access_control_list`, { as: admin });
  return body.access_control_list.find((entry: { user_id: number }) => entry.user_id === person.id);
};

it('someone who is added to a fulfilled request is given access; taken off, it ends and the day is stored [R7-09]', async () => {
  const { request, late } = await buildFulfilled();
  const { owner } = request;
  expect((await setPeople(request, [owner, late])).status).toBe(200);
  expect(await readGrants(request, late)).toEqual([{ status: 'granted' }]);
  expect((await setPeople(request, [owner])).status).toBe(200);
  expect(await readGrants(request, late)).toEqual([{ status: 'revoked' }]);
  expect(await readEntry(request, late)).toMatchObject({
    removal_date: new Date().toISOString().slice(0, 10),
  });
  // An administrator puts them back.
  expect((await setPeople(request, [owner, late], admin)).status).toBe(200);
  expect(await readGrants(request, late)).toEqual([{ status: 'granted' }]);
  expect(await readEntry(request, late)).toMatchObject({ removal_date: null });
  const [status] = await h.build.sql<{ status: number }>(
    'select status from researcher.request where id = $1',
    [request.id],
  );
  expect(status?.status).toBe(7);
});

it('who is not ready is not added once access was given, and named; before that they are waited for', async () => {
  const given = await buildFulfilled({ joinder: false });
  const refused = await setPeople(given.request, [given.request.owner, given.late]);
  expect(refused.status).toBe(400);
  expect(refused.body.access_control_list[0]).toMatch(/can't be given access yet: No joinder$/);
  expect(await readGrants(given.request, given.late)).toEqual([]);

  const approved = await buildFulfilled({ joinder: false, status: 4 });
  expect((await setPeople(approved.request, [approved.request.owner, approved.late])).status).toBe(200);
  const body = { status: 7 };
  const decision = await h.call(`POST /request/${approved.request.id}/decision/`, { as: admin, body });
  expect(decision.body.code).toBe('WRONG_STATE');
});

it('is refused to strangers, to the team, and once access ended', async () => {
  const { request, late } = await buildFulfilled();
  const { owner } = request;
  expect((await setPeople(request, [owner, late], await h.build.person())).status).toBe(404);
  await setPeople(request, [owner, late]);
  expect((await setPeople(request, [owner], late)).status).toBe(403);
  expect((await setPeople(request, [owner, await h.build.person()])).status).toBe(400);
  await h.build.sql('update researcher.request set status = 14 where id = $1', [request.id]);
  expect((await setPeople(request, [owner])).body.code).toBe('WRONG_STATE');
});

it('a member who is taken off the team at the moment of being given access ends with none', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { request, late } = await buildFulfilled();
    const { owner, project } = request;
    const team = [
      { first_name: 'Ada', last_name: 'Owner', email: owner.email, institution: 'University' },
    ].map((member) => ({ ...member, user_role: 'Primary Researcher' }));
    const [added, removed] = await Promise.all([
      setPeople(request, [owner, late]),
      h.call('POST /research-team/', { as: owner, body: { project_id: project.id, team } }),
    ]);
    expect([200, 400]).toContain(added.status);
    expect(removed.status).toBe(200);
    const grants = await readGrants(request, late);
    expect(grants.filter(({ status }) => status === 'granted')).toEqual([]);
  }
});
