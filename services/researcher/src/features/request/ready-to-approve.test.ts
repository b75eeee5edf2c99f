/** Which requests an administrator can approve because nothing that lists know prevents it. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { buildMessage, buildReview } from '../../testing/request-factory.ts';
import { createRequestFactories, type TestRequest } from '../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness.stop());

const isReady = async ({ id }: TestRequest, as: TestPerson = admin, value = 'true'): Promise<boolean> => {
  const { status, body } = await harness.call(`GET /request/?id=${id}&ready_to_approve=${value}`, { as });
  expect(status).toBe(200);
  return body.count === 1;
};
const setReadiness = ({ id }: TestRequest, waitsFor: string, until = 'infinity') =>
  harness.build.sql(
    `insert into researcher.request_readiness (request_id, waits_for, irb_until) values ($1, $2, $3)
     on conflict (request_id) do update set waits_for = excluded.waits_for, irb_until = excluded.irb_until`,
    [id, waitsFor, until],
  );
async function makeReady(options: Parameters<typeof make.request>[0] = {}): Promise<TestRequest> {
  const request = await make.request({ status: 2, ...options });
  await setReadiness(request, '{}');
  return request;
}

it('a new request whose institution is approved and whose team is ready can be approved', async () => {
  const request = await makeReady();
  expect(await isReady(request)).toBe(true);
  expect(await isReady(request, admin, 'false')).toBe(false);
  const { body } = await harness.call(
    `GET /request/?id=${request.id}&ready_to_approve=true&grouping=type&limit=1`,
    { as: admin },
  );
  expect(body.groups.type[1]).toBe(1);
});

it('one whose review was given up can too, one that someone reviews cannot', async () => {
  const request = await makeReady({ status: 3 });
  expect(await isReady(request)).toBe(true);
  await buildReview(harness.build, { request, reviewer: await harness.build.person() });
  expect(await isReady(request)).toBe(false);
  expect(await isReady(request, admin, 'false')).toBe(true);
});

it.each([4, 6, 8, 12] as const)('none at status %i', async (status) => {
  expect(await isReady(await makeReady({ status }))).toBe(false);
});

it('none that a meeting decides', async () => {
  expect(await isReady(await makeReady({ type: 4 }))).toBe(false);
});

it('none whose team is not ready, or whose letter is over', async () => {
  const request = await makeReady();
  await setReadiness(request, '{no_joinder}');
  expect(await isReady(request)).toBe(false);
  await setReadiness(request, '{}', '2020-01-01');
  expect(await isReady(request)).toBe(false);
});

it('none while the owner is asked something; an answer makes it ready again', async () => {
  const request = await makeReady();
  await buildMessage(harness.build, { request, kind: 'question' });
  expect(await isReady(request)).toBe(false);
  await buildMessage(harness.build, { request, kind: 'answer' });
  expect(await isReady(request)).toBe(true);
});

it.each([2, null])('none of an institution whose agreement is at %s', async (rdaStatus) => {
  const owner = await harness.build.person();
  await harness.build.moveTo(owner, await harness.build.institution({ rdaStatus }));
  const request = await makeReady({ owner });
  await harness.build.sql(
    `update researcher.request set institution_id =
       (select institution_id from core.user_institution where user_id = $1 and "primary") where id = $2`,
    [owner.id, request.id],
  );
  expect(await isReady(request)).toBe(false);
});

it('none of an institution that is not approved', async () => {
  const request = await makeReady();
  const { institutionId } = request.owner;
  await harness.build.sql('update core.institution set status = 2 where id = $1', [institutionId]);
  expect(await isReady(request)).toBe(false);
});

it('no one learns by it what the request does not show them: the owner, also one who is an administrator', async () => {
  const owner = await harness.build.person({ roles: ['primary_researcher', 'sfari_admin'] });
  const request = await makeReady({ owner });
  expect(await isReady(request, owner)).toBe(false);
  expect(await isReady(request, owner, 'false')).toBe(true);
  expect(await isReady(request)).toBe(true);
  await setReadiness(request, '{no_joinder}');
  expect(await isReady(request, owner, 'false')).toBe(true);
  const researcher = await harness.build.person();
  const own = await makeReady({ owner: researcher });
  expect(await isReady(own, researcher)).toBe(false);
});

it('a value that is neither is refused, and so is who is not logged in', async () => {
  expect((await harness.call('GET /request/?ready_to_approve=perhaps', { as: admin })).status).toBe(400);
  expect((await harness.call('GET /request/?ready_to_approve=true', {})).status).toBe(401);
});
