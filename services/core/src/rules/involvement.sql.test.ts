/** Rights in core that follow from requests: reviewers see people and letters of what they review, and the rest of nothing. */
import type { RequestStatus, RequestType } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { buildRequest, buildReview, createRequestFactories } from '@portal/researcher/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { involvedSql } from './involvement.sql.ts';
import { startCore, type CoreHarness } from '../testing/core-harness.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

/** A request with its owner, a letter of its project and an upload that belongs to nothing yet. */
async function buildReviewed(type: RequestType, status: RequestStatus = 2) {
  const owner = await core.build.person();
  const request = await buildRequest(core.build, { owner, type, status });
  const letter = await core.build.file({ creator: owner });
  await createRequestFactories(core).irb({ id: request.projectId, owner }, letter);
  return { owner, request, letter, upload: await core.build.file({ creator: owner }) };
}
const readStatus = async (key: string, as: TestPerson) => (await core.call(key, { as })).status;

describe.each(['external_reviewer', 'internal_reviewer', 'abn_reviewer'] as const)('%s', (role) => {
  it('sees what an assignment shows', async () => {
    const { owner, request, letter, upload } = await buildReviewed(1);
    const reviewer = await core.build.person({ roles: [role], institution: null });
    const institution = await core.build.institution({ status: 1 });
    const paths = [`GET /user/${owner.id}/`, `GET /file/${letter}/`];
    for (const path of paths) expect(await readStatus(path, reviewer)).toBe(404);
    await buildReview(core.build, { request, reviewer });
    for (const path of paths) expect(await readStatus(path, reviewer)).toBe(200);
    const { body: users } = await core.call('GET /user/?ordering=id', { as: reviewer });
    expect(users.results.map(({ id }: { id: number }) => id)).toEqual([owner.id, reviewer.id]);
    expect(await readStatus(`GET /file/${upload}/`, reviewer)).toBe(404);
    expect(await readStatus(`GET /institution/${institution.id}/`, reviewer)).toBe(404);
    const { body: approved } = await core.call(`GET /institution/${owner.institutionId}/`, { as: reviewer });
    expect(approved).toMatchObject({ ein: null, current_rda: null });
    const { body: links } = await core.call('GET /user-institution/', { as: reviewer });
    expect(links.results).toEqual([]);
  });
});

it('shows a brain bank reviewer every submitted tissue request’s letters', async () => {
  const { owner, letter } = await buildReviewed(8);
  const reviewer = await core.build.person({ roles: ['abn_reviewer'], institution: null });
  expect(await readStatus(`GET /user/${owner.id}/`, reviewer)).toBe(200);
  expect(await readStatus(`GET /file/${letter}/`, reviewer)).toBe(200);
});

it('ends in the moment in which the reviewer is taken off', async () => {
  const { owner, request, letter } = await buildReviewed(1);
  const reviewer = await core.build.person({ roles: ['external_reviewer'], institution: null });
  const review = await buildReview(core.build, { request, reviewer });
  expect(await readStatus(`GET /file/${letter}/`, reviewer)).toBe(200);
  await core.build.sql('delete from researcher.review where id = $1', [review]);
  expect(await readStatus(`GET /file/${letter}/`, reviewer)).toBe(404);
  expect(await readStatus(`GET /user/${owner.id}/`, reviewer)).toBe(404);
});

it.each([
  ['internal_reviewer', 1],
  ['abn_reviewer', 8],
] as const)('shows %s nothing of a draft', async (role, type) => {
  const { owner, request, letter } = await buildReviewed(type, 1);
  const reviewer = await core.build.person({ roles: [role], institution: null });
  await buildReview(core.build, { request, reviewer });
  expect(await readStatus(`GET /user/${owner.id}/`, reviewer)).toBe(404);
  expect(await readStatus(`GET /file/${letter}/`, reviewer)).toBe(404);
});

it('shows a brain bank reviewer nothing of other types', async () => {
  const { owner, letter } = await buildReviewed(4);
  const reviewer = await core.build.person({ roles: ['abn_reviewer'], institution: null });
  expect(await readStatus(`GET /user/${owner.id}/`, reviewer)).toBe(404);
  expect(await readStatus(`GET /file/${letter}/`, reviewer)).toBe(404);
});

it('lets the team of a project read its letter as long as they are on it, by account or by address', async () => {
  const { request, letter } = await buildReviewed(1);
  const [member, addressed, stranger] = [
    await core.build.person(),
    await core.build.person(),
    await core.build.person(),
  ];
  const make = createRequestFactories(core);
  const team = { id: request.projectId };
  await make.member(team, { id: member.id, email: 'other@uni.test' });
  await make.member(team, { id: null, email: addressed.email.toUpperCase() });
  for (const person of [request.owner, member, addressed])
    expect(await readStatus(`GET /file/${letter}/`, person)).toBe(200);
  expect(await readStatus(`GET /file/${letter}/`, stranger)).toBe(404);
  await core.build.sql('update researcher.team_member set removal_date = now() where project_id = $1', [
    request.projectId,
  ]);
  for (const person of [member, addressed])
    expect(await readStatus(`GET /file/${letter}/`, person)).toBe(404);
  expect(await readStatus(`GET /file/${letter}/`, request.owner)).toBe(200);
});

it('reports to the session the first suspended request, and forgets it with the suspension', async () => {
  const owner = await core.build.person();
  const read = async () => (await core.call('GET /session/', { as: owner })).body.user.suspended_request;
  const first = await buildRequest(core.build, { owner, status: 14 });
  await buildRequest(core.build, { owner, status: 14 });
  expect(await read()).toBe(first.id);
  await core.build.sql('update researcher.request set status = 7 where owner_id = $1', [owner.id]);
  expect(await read()).toBeNull();
});

it('reads rows only of the named kind, whatever the condition', async () => {
  const { owner } = await buildReviewed(1);
  const condition = `r.user_id = ${owner.id} or r.owner_id = ${owner.id}`;
  const users = async (kind: Parameters<typeof involvedSql>[0]) =>
    (await core.build.sql<{ user_id: number }>(`select r.user_id ${involvedSql(kind, condition)}`)).map(
      ({ user_id: id }) => id,
    );
  expect(await users('owner')).toEqual([owner.id]);
  expect(await users('reviewer')).toEqual([]);
});

it('opens the catalogue of donors by an approved request until its term ends [R4-30]', async () => {
  const owner = await core.build.person();
  const request = await buildRequest(core.build, { owner, type: 6, status: 7 });
  const isApproved = async () => (await core.call(`GET /user/${owner.id}/`, { as: owner })).body.abn_approved;
  expect(await isApproved()).toBe(true);
  await core.build.sql("update researcher.request set expired_on = '2027-03-01' where id = $1", [request.id]);
  expect(await isApproved()).toBe(false);
  // An approved renewal is no approval of its own.
  const renewal = await buildRequest(core.build, { owner, type: 6, status: 4 });
  await core.build.sql('update researcher.request set renewal_of = $1 where id = $2', [
    request.id,
    renewal.id,
  ]);
  expect(await isApproved()).toBe(false);
});
