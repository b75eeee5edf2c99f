/** Bad input never gives a 500. */
import { fuzzService } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from './testing/core-harness.ts';

/** A picture of one point. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let harness: CoreHarness;
beforeAll(async () => {
  // Objects of other services are asked of them; none runs here, and history of those and mail about them are then a 503; so is ORCID.
  harness = await startCore();
});
afterAll(() => harness.stop());

it('answers every call with less than 500 and a body that can be read', async () => {
  const { build } = harness;
  const creator = await build.person();
  const form = new FormData();
  form.set('type', '3');
  form.set('name', 'dot.png');
  form.set('file', new Blob([DOT], { type: 'image/png' }), 'dot.png');
  const uploaded = await harness.call('POST /file/', { as: creator, body: form });
  expect(uploaded).toMatchObject({ status: 201 });
  const ids = [creator.id, creator.institutionId ?? 1, uploaded.body.id];
  const report = await fuzzService({
    harness,
    service: 'core',
    ids,
    runs: 60,
    people: async () => [
      await build.person({ roles: ['sfari_admin'] }),
      await build.person({ roles: ['superuser'] }),
      await build.person(),
    ],
    skip: ['GET /history/', 'POST /email/', 'GET /file/{id}/content/', 'GET /orcid/'],
  });
  console.info(`fuzz of core: ${JSON.stringify(report)}`);
  expect(report.statuses[200]).toBeGreaterThan(50);
  expect(report.statuses[400]).toBeGreaterThan(100);
}, 180_000);
