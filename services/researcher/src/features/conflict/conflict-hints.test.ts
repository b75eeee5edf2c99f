/** What may be a conflict: computed for those who assign, and for the reviewer about themselves. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories } from '../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness.stop());

const reviewer = () => harness.build.person({ roles: ['sfari_reviewer'], institution: null });
const ask = (request: { id: number }, people: readonly { id: number }[], as?: TestPerson) =>
  harness.call(
    `GET /conflict-hint/?request=${request.id}&user__in=${people.map(({ id }) => id).join(',')}`,
    as ? { as } : {},
  );
const getHints = async (request: { id: number }, person: TestPerson) =>
  (await ask(request, [person], admin)).body.results[0]?.hints;

it('names each reason separately, and none where there is none', async () => {
  const institution = await harness.build.institution();
  const owner = await harness.build.person({ institution });
  const request = await make.request({ status: 2, owner });
  expect(await getHints(request, await reviewer())).toEqual([]);
  const colleague = await reviewer();
  await harness.build.moveTo(colleague, institution);
  expect(await getHints(request, colleague)).toEqual(['same_institution']);
  const member = await reviewer();
  await make.member(request.project, member);
  expect(await getHints(request, member)).toEqual(['team_member']);
  const partner = await reviewer();
  await make.member(await make.project(owner), { id: null, email: partner.email.toUpperCase() });
  expect(await getHints(request, partner)).toEqual(['collaborator']);
  const leader = await reviewer();
  await make.member(await make.project(leader), owner);
  expect(await getHints(request, leader)).toEqual(['collaborator']);
  const earlier = await reviewer();
  const before = await make.request({ status: 7 });
  await harness.build.sql('update researcher.request set project_id = $1 where id = $2', [
    request.project.id,
    before.id,
  ]);
  await make.review(before, earlier);
  expect(await getHints(request, earlier)).toEqual(['earlier_reviewer']);
  const { body } = await ask(request, [colleague, member, earlier], admin);
  expect(body.results).toHaveLength(3);
});

it('forgets members who left', async () => {
  const request = await make.request({ status: 2 });
  const member = await reviewer();
  await make.member(request.project, member);
  await harness.build.sql('update researcher.team_member set removal_date = now() where user_id = $1', [
    member.id,
  ]);
  expect(await getHints(request, member)).toEqual([]);
});

it('shows a declared conflict beside them, and decides nothing', async () => {
  const request = await make.request({ status: 3 });
  const member = await reviewer();
  await make.member(request.project, member);
  const assign = await harness.call('POST /review/', {
    as: admin,
    body: { request: request.id, reviewer: member.id, reviewer_role: 1 },
  });
  expect(assign.status).toBe(201);
  await harness.call('POST /conflict/', {
    as: member,
    body: { request: request.id, user: member.id, conflict_exists: true, explanation: 'One team' },
  });
  expect((await ask(request, [member], admin)).body.results).toEqual([
    { user: member.id, hints: ['team_member'], has_conflict: true },
  ]);
});

it('answers those who assign, and a reviewer only about themselves', async () => {
  const request = await make.request({ status: 3 });
  const mine = await reviewer();
  const other = await reviewer();
  await make.review(request, mine);
  expect((await ask(request, [mine], mine)).status).toBe(200);
  expect((await ask(request, [mine, other], mine)).status).toBe(403);
  expect((await ask(request, [other], other)).status).toBe(403);
  expect((await ask(request, [mine])).status).toBe(401);
  expect((await ask(request, [mine], request.owner)).status).toBe(403);
  const manager = await harness.build.person({ roles: ['abn_proj_mgr'], institution: null });
  expect((await ask(request, [mine], manager)).status).toBe(404);
  expect((await ask(await make.request({ type: 8, status: 2 }), [mine], manager)).status).toBe(200);
  expect((await ask({ id: 2_000_000_000 }, [mine], admin)).status).toBe(404);
  expect((await ask(request, [], admin)).status).toBe(400);
  const many = Array.from({ length: 101 }, (_, index) => ({ id: index + 1 }));
  expect((await ask(request, many, admin)).status).toBe(400);
});
