/** Bad input never gives a 500. */
import { startHarness, type Harness } from '@portal/core/testing';
import { fuzzService } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from './app.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(definition);
});
afterAll(() => harness.stop());

it('answers every call with less than 500 and a body that can be read', async () => {
  const { build } = harness;
  const report = await fuzzService({
    harness,
    service: 'example-part',
    ids: [1],
    runs: 100,
    people: async () => [await build.person({ roles: ['superuser'], institution: null })],
  });
  expect(report.statuses[400]).toBeGreaterThan(5);
  expect(report.statuses[401]).toBeGreaterThan(5);
}, 60_000);
