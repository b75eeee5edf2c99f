/** The last day of access: three years after fulfillment, until an administrator sets another (spec 3 sections 4.7 and 7). */
import { startHarness, type Harness } from '@portal/core/testing';
import { dayIn } from '@portal/contract/days';
import { NIGHTLY_ZONE, type TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories, mailTo, type TestRequest } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness?.stop());

/** By the foundation's calendar, as the rule counts. */
const inDays = (days: number): string => dayIn(new Date(Date.now() + days * 86_400_000), NIGHTLY_ZONE);
const decide = (request: TestRequest, status: number, email?: object) =>
  harness.call(`POST /request/${request.id}/decision/`, { as: admin, body: { status, ...email } });
const setDay = (
  { id }: { readonly id: number },
  day: unknown,
  options: { as?: TestPerson; headers?: Record<string, string> } = {},
) =>
  harness.call(`PATCH /request/${id}/`, {
    ...(options.as ? { as: options.as } : {}),
    body: { expiration_date: day },
    headers: options.headers ?? {},
  });
const read = ({ id }: TestRequest, as: TestPerson = admin) => harness.call(`GET /request/${id}/`, { as });
async function fulfilled(team: readonly TestPerson[] = []): Promise<TestRequest> {
  const request = await make.request({ status: 4, team });
  expect((await decide(request, 7)).status).toBe(200);
  return request;
}
const grants = async ({ id }: TestRequest) =>
  (
    await harness.build.sql<{ line: string }>(
      "select user_id || ' ' || status as line from researcher.dataset_access where request_id = $1 order by 1",
      [id],
    )
  ).map(({ line }) => line);

it('an administrator sets it: access lasts through that day, and the history says so [S7-05]', async () => {
  const request = await fulfilled();
  const day = inDays(400);
  const seen = await read(request);
  expect(seen.body.abilities.set_expiration).toBe(true);
  const answer = await setDay(request, day, { as: admin });
  expect(answer.status).toBe(200);
  expect(Date.parse(answer.body.expiration_date)).toBe(Date.parse(`${day}T23:59:59Z`));
  expect((await read(request, request.owner)).body.expiration_date).toBe(answer.body.expiration_date);
  const [entry] = await harness.build.sql(
    `select actor_id, changes -> 'expiration_date' ->> 1 as day from audit.log
     where model = 'request' and pk = $1 and changes ? 'expiration_date' order by id desc limit 1`,
    [String(request.id)],
  );
  expect(entry).toMatchObject({ actor_id: admin.id, day: expect.stringContaining(day) });
});

it('gives back what had run out', async () => {
  const request = await fulfilled();
  await harness.build.sql(
    "update researcher.request set expiration_date = now() - interval '1 day' where id = $1",
    [request.id],
  );
  await harness.build.sql("update researcher.dataset_access set status = 'revoked' where request_id = $1", [
    request.id,
  ]);
  expect((await setDay(request, inDays(30), { as: admin })).status).toBe(200);
  expect(await grants(request)).toEqual([`${request.owner.id} granted`]);
});

it('is 400 for a day that is past, too far off or none', async () => {
  const request = await fulfilled();
  const before = (await read(request)).body.expiration_date;
  for (const day of [
    inDays(0),
    inDays(-1),
    inDays(11 * 366),
    '2027-02-30',
    '01/02/2030',
    '',
    null,
    20_300_101,
  ]) {
    const { status, body } = await setDay(request, day, { as: admin });
    expect([day, status, Object.keys(body)]).toEqual([day, 400, ['expiration_date']]);
  }
  expect((await setDay(request, inDays(-1), { as: admin })).body.expiration_date).toEqual([
    'Must have a future date',
  ]);
  expect((await setDay(request, inDays(1), { as: admin })).status).toBe(200);
  expect((await read(request)).body.expiration_date).not.toBe(before);
});

it('is only for administrators: 401, 404 and 403 for others, and on a request of one’s own 409', async () => {
  const request = await fulfilled();
  const day = inDays(100);
  expect((await setDay(request, day)).status).toBe(401);
  expect((await setDay(request, day, { as: await harness.build.person() })).status).toBe(404);
  expect((await setDay(request, day, { as: request.owner })).status).toBe(403);
  for (const role of ['superuser', 'access_admin', 'sfari_reviewer', 'internal_read_only'] as const) {
    const person = await harness.build.person({ roles: [role] });
    expect((await setDay(request, day, { as: person })).status).toBe(403);
    expect((await read(request, person)).body.abilities.set_expiration).toBe(false);
  }
  const both = await harness.build.person({ roles: ['sfari_admin', 'primary_researcher'] });
  const own = await make.request({ owner: both, status: 7 });
  expect((await setDay(own, day, { as: both })).body.code).toBe('WRONG_STATE');
});

it.each([1, 2, 3, 4, 5, 6, 11, 12, 13, 14] as const)('is 409 at status %i', async (status) => {
  const request = await make.request({ status });
  const answer = await setDay(request, inDays(100), { as: admin });
  expect([answer.status, answer.body.code]).toEqual([409, 'WRONG_STATE']);
});

it('of two who set it in parallel the second learns what the first set', async () => {
  const request = await fulfilled();
  const headers = { 'If-Match': (await read(request)).headers.get('etag') ?? '' };
  const [one, two] = await Promise.all([
    setDay(request, inDays(100), { as: admin, headers }),
    setDay(request, inDays(200), { as: admin, headers }),
  ]);
  const [won, lost] = one.status === 200 ? [one, two] : [two, one];
  expect([won.status, lost.status, lost.body.code]).toEqual([200, 409, 'STALE']);
  expect(lost.body.current.expiration_date).toBe(won.body.expiration_date);
});

it.each([13, 14])(
  'access is dated as revoked when a request leaves Fulfilled for %i, until it comes back [S3-04]',
  async (to) => {
    const request = await fulfilled();
    expect((await read(request)).body.revocation_date).toBe(null);
    const before = Date.now();
    const left = await decide(request, to);
    expect(Date.parse(left.body.revocation_date)).toBeGreaterThanOrEqual(before - 1000);
    const reader = await harness.build.person({ roles: ['internal_read_only'] });
    expect((await read(request, reader)).body.revocation_date).toBe(left.body.revocation_date);
    expect((await read(request, request.owner)).body.revocation_date).toBe(null);
    const back = await decide(request, 7);
    expect(back.body).toMatchObject({ status: 7, revocation_date: null });
    const stored = await harness.build.sql<{ changed: boolean }>(
      "select (changes -> 'revocation_date' ->> 1) is not null as changed from audit.log where model = 'request' and pk = $1 and changes ? 'revocation_date' order by id",
      [String(request.id)],
    );
    expect(stored.map(({ changed }) => changed)).toEqual([true, false]);
  },
);

it('a request that never was fulfilled has no date of revocation', async () => {
  const request = await make.request({ status: 3 });
  const answer = await decide(request, 5, { email: mailTo(request) });
  expect(answer.body).toMatchObject({ status: 5, revocation_date: null });
});
