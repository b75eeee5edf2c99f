/** Lists show how far the renewal of a Research Match request is (spec 2 section 2.3). */
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { buildRequest } from '../../testing/index.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness(definition);
});
afterAll(() => h?.stop());

it('is that of the newest one that was submitted [R2.3-11]', async () => {
  const request = await buildRequest(h.build, { type: 4, status: 7 });
  const { owner } = request;
  const read = async () => {
    const { body } = await h.call(`GET /request/?id=${request.id}`, { as: owner });
    return body.results[0].renewal_status;
  };
  expect(await read()).toBeNull();
  await buildRequest(h.build, { type: 5, status: 5, owner, renewalOf: request });
  const newest = await buildRequest(h.build, { type: 5, status: 3, owner, renewalOf: request });
  // A draft is no one else's matter.
  await buildRequest(h.build, { type: 5, status: 1, owner, renewalOf: request });
  expect(await read()).toBe(3);
  const one = await h.call(`GET /request/${newest.id}/`, { as: owner });
  expect(one.body.renewal_status).toBeNull();
});
