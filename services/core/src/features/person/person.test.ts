import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

it('lists who can be picked, by group and by words, for staff only', async () => {
  const reviewer = await core.build.person({
    roles: ['sfari_reviewer'],
    firstName: 'Zoe',
    lastName: 'Adler',
  });
  await core.build.person({ roles: ['sfari_reviewer'], lastName: 'Gone', active: false });
  await core.build.person({ roles: ['sfari_reviewer'], lastName: 'Unready', verified: false });
  const researcher = await core.build.person({ lastName: 'Adler-Smith' });
  const list = async (query: string, as = reviewer) => core.call(`GET /person/?${query}`, { as });
  expect((await list('groups__name__in=sfari_reviewer,abn_reviewer')).body.results).toEqual([
    { id: reviewer.id, display_name: 'Zoe Adler', email: reviewer.email },
  ]);
  const found = await list('search=adler&ordering=display_name');
  expect(found.body.results.map((person: { id: number }) => person.id)).toEqual([researcher.id, reviewer.id]);
  expect((await list('', researcher)).status).toBe(403);
  expect((await core.call('GET /person/')).status).toBe(401);
  expect((await list('ordering=password_hash')).status).toBe(400);
});

it('shows people who only review whom they may mention, and no more', async () => {
  const office = await core.build.person({ roles: ['sfari_admin'], institution: null });
  const external = await core.build.person({ roles: ['external_reviewer'], institution: null });
  const { body } = await core.call(`GET /person/?id__in=${office.id},${external.id}`, { as: external });
  expect(body.results.map((person: { id: number }) => person.id)).toEqual([office.id]);
});
