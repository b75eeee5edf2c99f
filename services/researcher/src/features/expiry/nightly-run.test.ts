/** What ran in the night, for who runs the portal (decision 379). */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { NIGHTLY_ZONE, runNightlyTasksFor } from '../../testing/index.ts';

let h: Harness;
let admin: TestPerson;
beforeAll(async () => {
  h = await startHarness(definition, { CLOCK: '2028-11-05', BRANDING_TIME_ZONE: NIGHTLY_ZONE });
  admin = await h.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => h?.stop());
beforeEach(() => h.build.sql('delete from researcher.nightly_run'));

const fail = async (): Promise<number> => {
  const [row] = await h.build.sql<{ id: number }>(
    `insert into researcher.nightly_run (task, day, started, failed, attempts, error)
     values ('expire-requests', '2027-03-01', now() - interval '9 seconds', now(), 3, 'The disk is full') returning id`,
  );
  return row?.id ?? 0;
};
const retry = (id: number, options: object = {}) =>
  h.call(`POST /researcher-nightly-run/${id}/retry/`, { as: admin, ...options });

it('shows what each task of a day did, the newest first', async () => {
  await runNightlyTasksFor(h, '2027-03-01');
  await runNightlyTasksFor(h, '2027-03-02');
  const { body } = await h.call('GET /researcher-nightly-run/', { as: admin });
  expect(
    body.results.map(({ day, task, state }: Record<string, string>) => `${day} ${task} ${state}`),
  ).toEqual([
    '2027-03-02 remind-of-dates done',
    '2027-03-02 open-close-outs done',
    '2027-03-02 expire-requests done',
    '2027-03-01 remind-of-dates done',
    '2027-03-01 open-close-outs done',
    '2027-03-01 expire-requests done',
  ]);
  expect(body.results[0]).toMatchObject({ attempts: 1, error: '', counts: {}, abilities: { retry: false } });
  expect(body.results[0].milliseconds).toBeGreaterThanOrEqual(0);
  const only = await h.call(
    'GET /researcher-nightly-run/?task=expire-requests&day__gte=2027-03-02&state=done',
    {
      as: admin,
    },
  );
  expect(only.body.count).toBe(1);
});

it('plans the next night at the midnight of the foundation, after a day of 25 hours', async () => {
  const { body } = await h.call('GET /researcher-nightly-plan/', { as: admin });
  expect(body).toMatchObject({
    day: '2028-11-05',
    tasks: ['expire-requests', 'open-close-outs', 'remind-of-dates'],
  });
  expect(body.next).toBe('2028-11-06T05:00:00.000Z');
});

it('has a run that failed done again, and no other', async () => {
  const id = await fail();
  const { body } = await h.call(`GET /researcher-nightly-run/${id}/`, { as: admin });
  expect(body).toMatchObject({
    state: 'failed',
    error: 'The disk is full',
    attempts: 3,
    abilities: { retry: true },
  });
  await runNightlyTasksFor(h, '2027-03-01');
  expect((await h.call(`GET /researcher-nightly-run/${id}/`, { as: admin })).body.state).toBe('failed');
  expect((await retry(id)).status).toBe(200);
  await runNightlyTasksFor(h, '2027-03-01');
  expect((await h.call(`GET /researcher-nightly-run/${id}/`, { as: admin })).body).toMatchObject({
    state: 'done',
    error: '',
    attempts: 1,
  });
  const again = await retry(id);
  expect([again.status, again.body.code]).toEqual([409, 'WRONG_STATE']);
});

it('of two who have it run again the second is refused, and no one without the version', async () => {
  const id = await fail();
  const { headers } = await h.call(`GET /researcher-nightly-run/${id}/`, { as: admin });
  const seen = { headers: { 'If-Match': headers.get('etag') ?? '' } };
  const answers = await Promise.all([retry(id, seen), retry(id, seen)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await retry(id, { headers: { 'If-Match': '' } })).status).toBe(428);
  const trail = await h.build.sql(
    "select 1 from audit.log where model = 'researcher-nightly-run' and pk = $1 and actor_id = $2",
    [String(id), admin.id],
  );
  expect(trail).toHaveLength(1);
});

it('is for administrators and superusers', async () => {
  const id = await fail();
  for (const role of ['superuser', 'sfari_admin_lead'] as const) {
    const as = await h.build.person({ roles: [role], institution: null });
    expect((await h.call('GET /researcher-nightly-run/', { as })).status).toBe(200);
  }
  for (const role of ['primary_researcher', 'access_admin', 'internal_read_only'] as const) {
    const as = await h.build.person({ roles: [role] });
    expect((await h.call('GET /researcher-nightly-run/', { as })).status).toBe(403);
    expect((await h.call('GET /researcher-nightly-plan/', { as })).status).toBe(403);
    expect(
      (await h.call(`POST /researcher-nightly-run/${id}/retry/`, { as, headers: { 'If-Match': '"1"' } }))
        .status,
    ).toBe(403);
  }
  expect((await h.call('GET /researcher-nightly-run/')).status).toBe(401);
  expect((await h.call('GET /researcher-nightly-run/?day__gte=never', { as: admin })).status).toBe(400);
  expect((await h.call('GET /researcher-nightly-run/2000000000/', { as: admin })).status).toBe(404);
});
