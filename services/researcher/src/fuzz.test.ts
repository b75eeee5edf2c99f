/** Bad input never gives a 500. */
import { startHarness, type Harness } from '@portal/core/testing';
import { fuzzService } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from './app.ts';
import { buildRequest, buildReview, createRequestFactories } from './testing/index.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(definition);
});
afterAll(() => harness.stop());

it('answers every call with less than 500 and a body that can be read', async () => {
  const { build } = harness;
  const make = createRequestFactories(harness);
  const owner = await build.person();
  const requests = [
    await make.request({ owner, status: 1 }),
    await make.request({ owner, status: 2 }),
    await make.request({ owner, status: 4 }),
  ];
  const reviewer = await build.person({ roles: ['sfari_reviewer'] });
  const reviews = [];
  for (let index = 0; index < 3; index += 1)
    reviews.push(await buildReview(build, { request: await buildRequest(build), reviewer }));
  const report = await fuzzService({
    harness,
    service: 'researcher',
    ids: [...requests.map(({ id }) => id), ...reviews, requests[0]?.datasetId ?? 1],
    runs: 60,
    people: async () => [
      owner,
      await build.person({ roles: ['sfari_admin'] }),
      await build.person({ roles: ['abn_proj_mgr'] }),
    ],
  });
  console.info(`fuzz of researcher: ${JSON.stringify(report)}`);
  expect(report.statuses[200]).toBeGreaterThan(50);
  expect(report.statuses[400]).toBeGreaterThan(100);
});
