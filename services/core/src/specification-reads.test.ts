import { askSpecifiedReads } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from './testing/core-harness.ts';

let harness: CoreHarness;
beforeAll(async () => {
  harness = await startCore();
});
afterAll(() => harness?.stop());

it('every read of the specification is understood', async () => {
  const { build } = harness;
  const admin = await build.person({
    roles: ['sfari_admin', 'superuser', 'access_admin'],
    institution: null,
  });
  const { refused, asked } = await askSpecifiedReads(harness, 'core', admin);
  expect(refused).toEqual([]);
  expect(asked).toBeGreaterThan(2);
});

it('user by owner is the person whose account it is', async () => {
  const { build } = harness;
  const admin = await build.person({ roles: ['sfari_admin'], institution: null });
  const [one] = [await build.person(), await build.person()];
  const { body } = await harness.call(`GET /user/?owner=${one?.id}`, { as: admin });
  expect((body.results as { id: number }[]).map(({ id }) => id)).toEqual([one?.id]);
});
