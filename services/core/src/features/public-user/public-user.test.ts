import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

const list = async (query = '') => (await core.call(`GET /public/user/?${query}`)).body;

it('shows visitors name, title and institution of researchers, and no address [C2.1.13]', async () => {
  const institution = await core.build.institution({ name: 'Hillside Institute' });
  const person = await core.build.person({ institution, firstName: 'Ada', lastName: 'Lovelace' });
  await core.build.sql("update core.account set title = 'Professor' where id = $1", [person.id]);
  const shown = {
    id: person.id,
    display_name: 'Ada Lovelace',
    title: 'Professor',
    institution: 'Hillside Institute',
  };
  expect((await list('search=hillside')).results).toEqual([shown]);
  expect((await core.call(`GET /public/user/${person.id}/`)).body).toEqual(shown);
  expect((await core.call('GET /public/user/?email=x')).status).toBe(400);
});

it('leaves out who is not active, not verified, no researcher, disowned or at an institution not yet approved', async () => {
  const pending = await core.build.institution({ status: 2, rdaStatus: null });
  const disowned = await core.build.person();
  await core.build.sql('update core.user_institution set verified = false where user_id = $1', [disowned.id]);
  const hidden = [
    await core.build.person({ active: false }),
    await core.build.person({ verified: false }),
    await core.build.person({ roles: ['sbso'] }),
    await core.build.person({ roles: ['sfari_admin'], institution: null }),
    await core.build.person({ institution: pending }),
    disowned,
  ];
  for (const person of hidden) expect((await core.call(`GET /public/user/${person.id}/`)).status).toBe(404);
  const { results } = await list('limit=2000');
  const ids = results.map((one: { id: number }) => one.id);
  for (const person of hidden) expect(ids).not.toContain(person.id);
  expect((await core.call('GET /public/user/0/')).status).toBe(404);
});
