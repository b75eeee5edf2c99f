/** Institutions of countries that get no resources: who still finds them, who excepts them and what is recorded of it. */
import type { TestInstitution, TestPerson } from '@portal/kit/testing';
import { openDatabase, type Database } from '@portal/kit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { applyRestrictedCountries } from '../../rules/restricted-countries.ts';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
let database: Database;
let admin: TestPerson;
let institution: TestInstitution;
let id: number;
let name: string;
beforeAll(async () => {
  core = await startCore();
  database = openDatabase({ url: core.database.connectionUrl('core') });
  admin = await core.build.person({ roles: ['sfari_admin'] });
});
afterAll(async () => {
  await database?.close();
  await core?.stop();
});

const patch = (body: unknown, as = admin) => core.call(`PATCH /institution/${id}/`, { as, body });
const search = async (as?: TestPerson) => {
  const { body } = await core.call(`GET /institution/?search=${encodeURIComponent(name)}`, as ? { as } : {});
  return body.results.map((found: { id: number }) => found.id);
};

beforeEach(async () => {
  institution = await core.build.institution({ status: 3 });
  ({ id, name } = institution);
  await applyRestrictedCountries(database, ['Venezuela']);
  await patch({ country: 'VE' });
});

it('is not offered to visitors and others, and stays with its members and staff [R1-06]', async () => {
  const member = await core.build.person({ institution });
  expect(await search()).toEqual([]);
  expect(await search(await core.build.person())).toEqual([]);
  expect(await search(member)).toEqual([id]);
  expect(await search(admin)).toEqual([id]);
  expect((await core.call(`GET /institution/${id}/`)).status).toBe(404);
  await patch({ country: 'CL' });
  expect(await search()).toEqual([id]);
});

it('cannot be chosen by its number either, except by staff', async () => {
  const person = await core.build.person();
  const join = (as: TestPerson) =>
    core.call(`PATCH /user/${person.id}/`, { as, body: { institutions: [id] } });
  const refused = await join(person);
  expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['institutions']]);
  expect((await join(admin)).status).toBe(200);
});

it('is offered again with a reason, which the history has and staff alone read [R1-09]', async () => {
  const reason = 'The ministry’s licence 2026-114 covers this hospital.';
  const { body } = await patch({ country_exemption: reason });
  expect(body).toMatchObject({ country: 'VE', country_exemption: reason, is_restricted: false });
  expect(await search()).toEqual([id]);
  const member = await core.build.person({ institution });
  const seen = await core.call(`GET /institution/${id}/`, { as: member });
  expect(seen.body).toMatchObject({ country: 'VE', country_exemption: null });
  const stranger = await core.call(`GET /institution/${id}/`);
  expect(stranger.body).toMatchObject({ country: null, is_restricted: null, country_exemption: null });
  await patch({ country_exemption: null });
  expect(await search()).toEqual([]);
  const trail = await core.call(`GET /history/?model=institution&pk=${id}`, { as: admin });
  expect(JSON.stringify(trail.body)).toContain('licence 2026-114');
});

it('is changed only by administrators, with a country that there is and a reason that says something', async () => {
  const reader = await core.build.person({ roles: ['sfari_reviewer'] });
  const member = await core.build.person({ institution });
  expect((await patch({ country: 'CL' }, reader)).status).toBe(403);
  expect((await patch({ country_exemption: 'Please' }, member)).status).toBe(403);
  for (const body of [
    { country: 'ZZ' },
    { country_exemption: '  ' },
    { country_exemption: 'x'.repeat(2001) },
  ])
    expect([body, (await patch(body)).status]).toEqual([body, 400]);
  expect((await patch({ country_exemption: 'x'.repeat(2000) })).status).toBe(200);
});

it('follows the list of the settings, from start to start', async () => {
  await applyRestrictedCountries(database, ['Chile (including Freedonia)']);
  expect(await search()).toEqual([id]);
  await patch({ country: 'CL' });
  expect(await search()).toEqual([]);
  await applyRestrictedCountries(database, []);
  expect(await search()).toEqual([id]);
});
