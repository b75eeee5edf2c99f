import { afterAll, beforeAll, expect, it } from 'vitest';
import { NotificationRequested } from '@portal/contract';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { emit } from '../../testing/emit.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

it('reaches each recipient once, however often it is asked for', async () => {
  const [one, other] = [await core.build.person(), await core.build.person()];
  const line = {
    key: 'decision:1',
    recipient_ids: [one.id, other.id, 999_999],
    message: 'Your request was approved',
    redirect: '/request/1',
  };
  await emit(core, NotificationRequested, line);
  await emit(core, NotificationRequested, line);
  await emit(core, NotificationRequested, { ...line, key: 'decision:2', recipient_ids: [one.id] });
  await core.eventually(async () => (await core.call('GET /notification/', { as: one })).body.count === 2);
  const { body } = await core.call('GET /notification/', { as: other });
  expect(body.results).toMatchObject([{ message: 'Your request was approved', redirect: '/request/1' }]);

  const path = `/notification/${body.results[0].id}/`;
  expect((await core.call(`DELETE ${path}`, { as: one })).status).toBe(404);
  expect((await core.call(`DELETE ${path}`)).status).toBe(401);
  expect((await core.call(`DELETE ${path}`, { as: other })).status).toBe(204);
  expect((await core.call(`GET ${path}`, { as: other })).status).toBe(404);
});
