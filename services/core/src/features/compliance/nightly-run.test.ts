/** Core's part of what runs in the night: done once by the person who comes first, read and run again by who runs the portal (decision 391). */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { buildYear } from '../../testing/institution-years.ts';

let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore({}, { runs: 'events and background jobs' });
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core?.stop());

const list = (as?: TestPerson, query = '') => core.call(`GET /core-nightly-run/${query}`, as ? { as } : {});
const retry = (id: number, options: object = {}) =>
  core.call(`POST /core-nightly-run/${id}/retry/`, { as: admin, ...options });
const fail = async (day: string): Promise<number> => {
  const [row] = await core.build.sql<{ id: number }>(
    `insert into core.nightly_run (task, day, started, failed, attempts, error)
     values ('remind-of-verification', $1, now() - interval '9 seconds', now(), 3, 'The disk is full') returning id`,
    [day],
  );
  return row?.id ?? 0;
};

it('the day’s tasks run automatically once the service runs, in the order of the plan', async () => {
  const { body: plan } = await core.call('GET /core-nightly-plan/', { as: admin });
  expect(plan.tasks).toEqual(['remind-of-verification', 'clear-uploads']);
  const runs = await core.eventually(async () => {
    const { results } = (await list(admin, `?day__gte=${plan.day}&state=done`)).body;
    return results.length === 2 ? results : undefined;
  });
  expect(runs).toMatchObject([
    { task: 'clear-uploads', day: plan.day, counts: {}, error: '', abilities: { retry: false } },
    { task: 'remind-of-verification', day: plan.day, attempts: 1 },
  ]);
  const tasks = async (isIdle: boolean) =>
    (await list(admin, `?day__gte=${plan.day}&is_idle=${isIdle}`)).body.results.map(
      ({ task }: { task: string }) => task,
    );
  expect(await tasks(true)).toContain('clear-uploads');
  expect(await tasks(false)).not.toContain('clear-uploads');
});

it('a run that failed is run again within the minute, and says what it did', async () => {
  const { institution } = await buildYear(core.build, { daysAhead: 20 });
  const today = (await core.call('GET /core-nightly-plan/', { as: admin })).body.day;
  await core.build.sql("delete from core.nightly_run where task = 'remind-of-verification' and day = $1", [
    today,
  ]);
  const id = await fail(today);
  expect((await retry(id)).body).toMatchObject({ id, abilities: { retry: true } });
  const done = await core.eventually(async () => {
    const { body } = await core.call(`GET /core-nightly-run/${id}/`, { as: admin });
    return body.state === 'done' ? body : undefined;
  });
  expect(done).toMatchObject({ counts: { institutions_reminded: 1 }, error: '', attempts: 1 });
  const notified = await core.build.sql(
    'select threshold from core.verification_reminder where institution_id = $1',
    [institution.id],
  );
  expect(notified).toEqual([{ threshold: 'due' }]);
  const again = await retry(id);
  expect([again.status, again.body.code]).toEqual([409, 'WRONG_STATE']);
});

it('of two who have it run again the second gets a message; no one without the version, and no one else', async () => {
  const id = await fail('2020-03-01');
  const { headers } = await core.call(`GET /core-nightly-run/${id}/`, { as: admin });
  const seen = { headers: { 'If-Match': headers.get('etag') ?? '' } };
  const answers = await Promise.all([retry(id, seen), retry(id, seen)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await retry(id, { headers: { 'If-Match': '' } })).status).toBe(428);
  expect((await list()).status).toBe(401);
  for (const role of ['sbso', 'access_admin', 'internal_read_only'] as const) {
    const as = await core.build.person({ roles: [role], institution: null });
    expect((await list(as)).status).toBe(403);
    expect((await core.call('GET /core-nightly-plan/', { as })).status).toBe(403);
    expect((await retry(id, { as, headers: { 'If-Match': '"1"' } })).status).toBe(403);
  }
  expect((await list(admin, '?day__gte=never')).status).toBe(400);
  expect((await retry(2_000_000_000, seen)).status).toBe(404);
});
