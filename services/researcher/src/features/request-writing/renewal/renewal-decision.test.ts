/** What the approval of a renewal does to the request that it renews (spec 2 section 4, spec 3 sections 4.3 and 4.7). */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import {
  createRenewalSteps,
  createRequestFactories,
  mailTo,
  type TestRequest,
} from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let steps: ReturnType<typeof createRenewalSteps>;
let admin: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  steps = createRenewalSteps(harness, make);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness?.stop());

const decide = (id: number, request: TestRequest, status = 4, as = admin) =>
  harness.call(`POST /request/${id}/decision/`, { as, body: { status, email: mailTo(request) } });

it.each([
  ['2024-03-01T11:30:00Z', '2027-03-01 11:30'],
  ['2024-02-28T11:30:00Z', '2027-02-27 11:30'],
  ['2024-02-29T11:30:00Z', '2027-02-28 11:30'],
  ['2027-03-01T23:59:59Z', '2030-02-28 23:59'],
])('from %s it lasts 1095 days longer, to %s [R4-27]', async (end, after) => {
  const { request, renewal } = await steps.submitted(1, {}, end);
  const { status, body } = await decide(renewal.id, request);
  // Nothing is decided any more about what was approved.
  expect([status, body]).toMatchObject([200, { status: 4, decisions: [], no_decision: 'status' }]);
  expect(body.stages.map(({ key, state }: { key: string; state: string }) => `${key} ${state}`)).toEqual([
    'created done',
    'submitted done',
    'review skipped',
    'decision done',
  ]);
  expect(await steps.readExpiration(request)).toBe(after);
  expect(await make.readStatus(request)).toBe(7);
});

it('No lets it lapse [R4-28]', async () => {
  const { request, renewal } = await steps.submitted(1, { requiresAccess: 'No' });
  await decide(renewal.id, request);
  expect(await steps.readExpiration(request)).toBe('2027-03-01 11:30');
});

it.each([5, 6] as const)('status %i moves nothing', async (status) => {
  const { request, renewal } = await steps.submitted();
  expect((await decide(renewal.id, request, status)).status).toBe(200);
  expect(await steps.readExpiration(request)).toBe('2027-03-01 11:30');
});

it('of Research Match it moves the date that there is, and makes none [R4-29]', async () => {
  const dated = await steps.submitted(4);
  await make.irb(dated.request.project);
  await decide(dated.renewal.id, dated.request);
  expect(await steps.readExpiration(dated.request)).toBe('2030-02-28 11:30');
  const undated = await steps.submitted(4, {}, null);
  await make.irb(undated.request.project);
  await decide(undated.renewal.id, undated.request);
  expect(await steps.readExpiration(undated.request)).toBeNull();
});

it('of two who decide in parallel one does, and the date moves once [R4-27]', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { request, renewal } = await steps.submitted();
    const answers = await Promise.all(Array.from({ length: 8 }, () => decide(renewal.id, request)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(await steps.readExpiration(request)).toBe('2030-02-28 11:30');
  }
});

it('is in the trail of both, with who decided [R4-27]', async () => {
  const { request, renewal } = await steps.submitted();
  await decide(renewal.id, request);
  const trail = (id: number, field: string) =>
    harness.build.sql(
      `select actor_id from audit.log where model = 'request' and pk = $1 and operation = 'U' and changes ? $2
      order by id desc limit 1`,
      [String(id), field],
    );
  expect(await trail(renewal.id, 'status')).toEqual([{ actor_id: admin.id }]);
  expect(await trail(request.id, 'expiration_date')).toEqual([{ actor_id: admin.id }]);
});

it('gives back immediately what had run out', async () => {
  const request = await make.request({ status: 4 });
  await harness.call(`POST /request/${request.id}/decision/`, { as: admin, body: { status: 7 } });
  const grants = async () =>
    (
      await harness.build.sql(
        "select count(*)::int as count from researcher.dataset_access where request_id = $1 and status = 'granted'",
        [request.id],
      )
    )[0];
  const granted = await grants();
  expect(granted).not.toEqual({ count: 0 });
  await harness.build.sql(
    "update researcher.request set expiration_date = now() - interval '9 days' where id = $1",
    [request.id],
  );
  await harness.build.sql("update researcher.dataset_access set status = 'revoked' where request_id = $1", [
    request.id,
  ]);
  const { body: renewal } = await steps.renew(await steps.body(request), request.owner);
  await decide(renewal.id, request);
  expect(await grants()).toEqual(granted);
});

it('waits for a team that is not ready, and moves the date once it is', async () => {
  const { request, renewal } = await steps.submitted();
  await harness.build.sql('update core.user_institution set joinder_date = null where user_id = $1', [
    request.owner.id,
  ]);
  expect((await decide(renewal.id, request)).status).toBe(409);
  expect((await decide(renewal.id, request, 12)).status).toBe(200);
  expect(await steps.readExpiration(request)).toBe('2027-03-01 11:30');
});

it('says before what it would do', async () => {
  const { renewal } = await steps.submitted();
  const { body } = await harness.call(`GET /request/${renewal.id}/decision-preview/?status=4`, { as: admin });
  expect(body.changes).toContainEqual({
    field: 'expiration_date',
    label: expect.any(String),
    before: '03/01/2027',
    after: '02/28/2030',
  });
});
