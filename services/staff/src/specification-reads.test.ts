import { startHarness, type Harness } from '@portal/core/testing';
import { askSpecifiedReads } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from './app.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(definition);
});
afterAll(() => harness?.stop());

it('every read of the specification is understood', async () => {
  const { build } = harness;
  const admin = await build.person({
    roles: ['sfari_admin', 'superuser', 'access_admin'],
    institution: null,
  });
  const { refused, asked } = await askSpecifiedReads(harness, 'staff', admin);
  expect(refused).toEqual([]);
  expect(asked).toBeGreaterThan(2);
});
