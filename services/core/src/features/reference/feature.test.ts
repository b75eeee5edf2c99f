import { FEATURES } from '@portal/contract/administration';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core.stop());

async function turn(code: string, enabled: boolean): Promise<void> {
  const { body } = await core.call(`GET /feature-toggle/?feature_code=${code}`);
  const path = `PATCH /feature-toggle/${body.results[0].id}/`;
  expect((await core.call(path, { as: admin, body: { enabled } })).status).toBe(200);
}

it('has the public pages of researchers and the form tester on from the start', async () => {
  const { body } = await core.call('GET /feature-toggle/?enabled=True');
  const codes = body.results.map((row: { feature_code: string }) => row.feature_code);
  const { publicStatistics, ...on } = FEATURES;
  expect(codes).toEqual(expect.arrayContaining(Object.values(on)));
  // Numbers of requests are published once the foundation says so.
  expect(codes).not.toContain(publicStatistics);
});

it('answers nothing of forms while they are off, but asks visitors to sign in as always', async () => {
  await turn(FEATURES.formTester, false);
  const call = (path: string, body?: unknown) => core.call(path, { as: admin, ...(body ? { body } : {}) });
  expect((await call('GET /form/')).status).toBe(404);
  expect((await call('GET /form/contact-details/')).status).toBe(404);
  expect((await call('POST /form/definition/', { definition: {} })).status).toBe(404);
  expect((await core.call('GET /form/')).status).toBe(401);
  await turn(FEATURES.formTester, true);
  expect((await call('GET /form/')).status).toBe(200);
});

it('treats a feature that is gone as off', async () => {
  await core.build.sql('delete from core.feature_toggle where feature_code = $1', [FEATURES.formTester]);
  expect((await core.call('GET /form/', { as: admin })).status).toBe(404);
});
