/** Several lists in one answer, as home reads them (decision 505). */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from './testing/core-harness.ts';

let harness: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  harness = await startCore();
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness.stop());

const read = (lists: readonly string[], as?: TestPerson) => {
  const query = new URLSearchParams({ lists: lists.map(encodeURIComponent).join(',') }).toString();
  return harness.call(`GET /core-home-list/?${query}`, as ? { as } : {});
};

it('each list is answered as by its own call, with its filters, groups and next page', async () => {
  await harness.build.person({ roles: ['primary_researcher'] });
  const lists = ['institution?grouping=status&limit=1', 'agreement?current=true&status__in=1,2&limit=5'];
  const { status, body } = await read(lists, admin);
  expect(status).toBe(200);
  const alone = await Promise.all(
    lists.map((list) => harness.call(`GET /${list.replace('?', '/?')}`, { as: admin })),
  );
  expect(body.results).toEqual(alone.map((one) => ({ status: 200, body: one.body })));
  expect(body.results[0].body).toMatchObject({ results: [expect.anything()], groups: { status: {} } });
  expect(body.results[0].body.next).toContain('/api/institution/?');
});

it('a list that fails does not affect the others', async () => {
  const official = await harness.build.person({ roles: ['sbso'] });
  const { status, body } = await read(
    ['institution?limit=1', 'institution?colour=red', 'institution-compliance', 'user', 'request', '%'],
    official,
  );
  expect(status).toBe(200);
  expect(body.results.map((one: { status: number }) => one.status)).toEqual([200, 400, 403, 404, 404, 404]);
  expect(body.results[2].body).toMatchObject({ code: 'FORBIDDEN' });
});

it('no one reads without an account, and no more than twenty lists', async () => {
  expect((await read(['institution'])).status).toBe(401);
  expect(
    (
      await read(
        Array.from({ length: 21 }, () => 'institution'),
        admin,
      )
    ).status,
  ).toBe(400);
});
