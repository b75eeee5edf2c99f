import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '@portal/kit/testing';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core.stop());

const create = (body: Record<string, unknown>, as = admin) =>
  core.call('POST /alert-message/', { as, body: { message: 'Hello', alertType: 'information', ...body } });
const seenBy = async (as?: TestPerson): Promise<string[]> => {
  const { body } = await core.call('GET /alert-message/?current=true', as ? { as } : {});
  return body.results.map(({ message }: { message: string }) => message);
};
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

it('is seen by those it is meant for, in its time [C3.0.6]', async () => {
  await create({ message: 'Down tonight', alertType: 'maintenance' });
  await create({ message: 'For officials', audience: ['sbso'], alertType: 'reminder' });
  await create({ message: 'Over', starts_at: hours(-2), ends_at: hours(-1) });
  await create({ message: 'Not yet', starts_at: hours(1) });
  const official = await core.build.person({ roles: ['sbso'] });
  const both = await core.build.person({ roles: ['pi_sbso'] });
  expect(await seenBy()).toEqual(['Down tonight']);
  expect(await seenBy(await core.build.person())).toEqual(['Down tonight']);
  expect((await seenBy(official)).toSorted()).toEqual(['Down tonight', 'For officials']);
  expect((await seenBy(both)).toSorted()).toEqual(['Down tonight', 'For officials']);
  const { body } = await core.call('GET /alert-message/', { as: admin });
  expect(body.count).toBe(4);
});

it('is changed and removed only by administrators', async () => {
  const { status, body } = await create({ message: 'Wrong' });
  expect(status).toBe(201);
  const path = `/alert-message/${body.id}/`;
  const researcher = await core.build.person();
  expect((await core.call(`PATCH ${path}`, { body: { message: 'x' } })).status).toBe(401);
  expect((await core.call(`PATCH ${path}`, { as: researcher, body: { message: 'x' } })).status).toBe(403);
  expect((await create({}, researcher)).status).toBe(403);
  const changed = await core.call(`PATCH ${path}`, {
    as: admin,
    body: { message: 'Right', alertType: 'alert', ends_at: hours(1) },
  });
  expect(changed.body).toMatchObject({ message: 'Right', alertType: 'alert', current: true });
  const open = await core.call(`PATCH ${path}`, { as: admin, body: { ends_at: null } });
  expect(open.body.ends_at).toBeNull();
  expect((await core.call(`DELETE ${path}`, { as: admin })).status).toBe(204);
  expect((await core.call(`GET ${path}`, { as: admin })).status).toBe(404);
});

it('reports what is wrong', async () => {
  expect((await create({ message: ' ' })).body).toEqual({ message: ['Required field'] });
  expect((await create({ alertType: 'joke' })).status).toBe(400);
  const backwards = await create({ starts_at: hours(2), ends_at: hours(1) });
  expect(backwards).toMatchObject({ status: 400, body: { ends_at: ['Must be after the start'] } });
});

it('is not removed by someone who has not seen how it was changed', async () => {
  const { body } = await create({ message: 'As it was' });
  const path = `/alert-message/${body.id}/`;
  const seen = (await core.call(`GET ${path}`, { as: admin })).headers.get('etag') ?? '';
  await core.call(`PATCH ${path}`, { as: admin, body: { message: 'As it is' } });
  const late = await core.call(`DELETE ${path}`, { as: admin, headers: { 'If-Match': seen } });
  expect(late).toMatchObject({ status: 409, body: { code: 'STALE', current: { message: 'As it is' } } });
  const now = (await core.call(`GET ${path}`, { as: admin })).headers.get('etag') ?? '';
  const done = await core.call(`DELETE ${path}`, { as: admin, headers: { 'If-Match': now } });
  expect(done.status).toBe(204);
});
