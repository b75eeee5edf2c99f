/** Views of queues: stored for a person, renamed, changed, deleted, and no one else's business. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '@portal/kit/testing';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

const person = (...roles: TestPerson['roles']) => core.build.person({ roles, institution: null });
const VIEW = { page: '/resource-request', name: 'Old ones', search: 'queue=new&sort=status_since' };
const save = (as?: TestPerson, body: object = {}) =>
  core.call('POST /saved-view/', { ...(as ? { as } : {}), body: { ...VIEW, ...body } });
const list = async (as: TestPerson, page = VIEW.page): Promise<string[]> => {
  const { body } = await core.call(`GET /saved-view/?page=${encodeURIComponent(page)}`, { as });
  return body.results.map(({ name }: { name: string }) => name);
};

it('stores a view for its person, who renames, changes and deletes it [S2.2-06]', async () => {
  const reviewer = await person('sfari_reviewer');
  const { status, body } = await save(reviewer);
  expect([status, body]).toEqual([201, expect.objectContaining(VIEW)]);
  await save(reviewer, { name: 'All of them', page: '/request' });
  expect(await list(reviewer)).toEqual(['Old ones']);
  const path = `/saved-view/${body.id}/`;
  const renamed = await core.call(`PATCH ${path}`, { as: reviewer, body: { name: 'Oldest first' } });
  expect(renamed.body).toMatchObject({ name: 'Oldest first', search: VIEW.search });
  const changed = await core.call(`PATCH ${path}`, { as: reviewer, body: { search: 'queue=revisions' } });
  expect(changed.body).toMatchObject({ name: 'Oldest first', search: 'queue=revisions' });
  expect((await core.call(`DELETE ${path}`, { as: reviewer })).status).toBe(204);
  expect(await list(reviewer)).toEqual([]);
});

it('is no one else’s: 404, whatever their role [S2.2-06]', async () => {
  const { body } = await save(await person('sfari_reviewer'));
  for (const stranger of [await person('sfari_admin'), await person('superuser')]) {
    for (const call of [`GET /saved-view/${body.id}/`, `DELETE /saved-view/${body.id}/`])
      expect((await core.call(call, { as: stranger })).status).toBe(404);
    const renamed = { as: stranger, body: { name: 'Mine' } };
    expect((await core.call(`PATCH /saved-view/${body.id}/`, renamed)).status).toBe(404);
    expect(await list(stranger)).toEqual([]);
  }
});

it('answers 400, 401, 403 and 409 to invalid and unauthorized calls', async () => {
  const admin = await person('sfari_admin');
  for (const wrong of [
    { page: '/user' },
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { search: 'x'.repeat(2001) },
    { search: 'a b' },
    { search: '"><script>' },
  ])
    expect([wrong, (await save(admin, wrong)).status]).toEqual([wrong, 400]);
  expect((await save()).status).toBe(401);
  expect((await save(await person('primary_researcher'))).status).toBe(403);
  const first = await save(admin);
  expect((await save(admin, { name: 'OLD ONES' })).body).toMatchObject({
    code: 'CONFLICT',
    detail: 'You already have a view with this name',
  });
  await save(admin, { name: 'Another' });
  const path = `/saved-view/${first.body.id}/`;
  expect((await core.call(`PATCH ${path}`, { as: admin, body: { name: 'another' } })).status).toBe(409);
  const headers = { 'If-Match': 'W/"1"' };
  const stale = await core.call(`PATCH ${path}`, { as: admin, headers, body: { name: 'Late' } });
  expect(stale.body).toMatchObject({ code: 'STALE', current: { name: 'Old ones' } });
});

it('has room for fifty views of a list, also when two are saved in parallel', async () => {
  const admin = await person('sfari_admin');
  for (let index = 0; index < 49; index += 1) await save(admin, { name: `View ${index}` });
  const last = await Promise.all([save(admin, { name: 'One' }), save(admin, { name: 'Two' })]);
  expect(last.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400]);
  expect((await save(admin, { page: '/request' })).status).toBe(201);
});
