/** The year by a clock that was moved over an anniversary (decision 375). */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { buildYear, dayAhead } from '../../testing/institution-years.ts';

let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore({ CLOCK: dayAhead(100) });
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core?.stop());

it('what is due, acknowledged and verified follows it [S4.10-03]', async () => {
  const { institution, official, researchers } = await buildYear(core.build, { daysAhead: 99 });
  const path = `/institution-compliance/${institution.id}/`;
  const read = async () => (await core.call(`GET ${path}`, { as: admin })).body;
  expect(await read()).toMatchObject({ compliance_status: 3, current_anniversary: dayAhead(99) });
  const seen = await core.call(`PUT /institution/${institution.id}/`, {
    as: admin,
    body: { admin_acknowledge: true },
  });
  expect(seen.body.admin_acknowledge).toBe(true);
  const verified = await core.call(`POST /institution/${institution.id}/verification/`, {
    as: official,
    body: researchers.map(({ id }) => ({ user_id: id, verified: true })),
  });
  expect(verified.body.year.compliance_status).toBe(1);
  const row = await read();
  expect(row).toMatchObject({ compliance_status: 1, admin_acknowledge: false });
  expect(row.verified_at.slice(0, 10) >= dayAhead(99)).toBe(true);
});
