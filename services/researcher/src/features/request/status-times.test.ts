/** How long a request is in its status, and was in each of them: in days of the foundation's calendar. */
import { startHarness, type Harness } from '@portal/core/testing';
import { comparedDaysSql } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
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

/** Noon in New York so many days ago: far from every midnight. */
const NOON = `((now() at time zone 'America/New_York')::date - $2::int + time '12:00') at time zone 'America/New_York'`;
const setSince = async ({ id }: TestRequest, daysAgo: number): Promise<void> => {
  await harness.build.sql(`update researcher.request set status_since = ${NOON} where id = $1`, [
    id,
    daysAgo,
  ]);
};
const results = async (query: string, as = admin): Promise<{ id: number; days_in_status: number }[]> =>
  (await harness.call(`GET /request/?${query}`, { as })).body.results;

describe('days in the present status', () => {
  let requests: TestRequest[];
  let ids: string;
  beforeAll(async () => {
    requests = [await make.request(), await make.request(), await make.request()];
    for (const [index, days] of [3, 20, 0].entries()) {
      const request = requests[index];
      if (request) await setSince(request, days);
    }
    ids = `id__in=${requests.map(({ id }) => id).join(',')}`;
  });

  it('are shown, ordered by and filtered by [S2.2-07]', async () => {
    const days = async (query: string) =>
      (await results(`${ids}&${query}`)).map(({ days_in_status: count }) => count);
    expect(await days('ordering=days_in_status')).toEqual([0, 3, 20]);
    expect(await days('ordering=-days_in_status')).toEqual([20, 3, 0]);
    for (const [query, expected] of [
      ['days_in_status__gte=3', [3, 20]],
      ['days_in_status__gte=4', [20]],
      ['days_in_status__gte=0', [0, 3, 20]],
      ['days_in_status__lte=3', [0, 3]],
      ['days_in_status__lte=-1', []],
      ['days_in_status=20', [20]],
      ['days_in_status__gte=-2147483647', [0, 3, 20]],
      ['days_in_status__gte=2147483647', []],
    ] as const)
      expect([query, await days(`${query}&ordering=days_in_status`)]).toEqual([query, expected]);
    const wrong = await harness.call('GET /request/?days_in_status__gte=long', { as: admin });
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['days_in_status__gte']]);
  });

  it('change at midnight of the foundation, not of UTC', async () => {
    const request = await make.request();
    const lastEvening = `((now() at time zone 'America/New_York')::date - time '00:01') at time zone 'America/New_York'`;
    const count = async (since: string) => {
      await harness.build.sql(`update researcher.request set status_since = ${since} where id = $1`, [
        request.id,
      ]);
      const [row] = await results(`id=${request.id}`);
      const found = await results(`id=${request.id}&days_in_status__gte=1`);
      return [row?.days_in_status, found.length];
    };
    expect(await count(lastEvening)).toEqual([1, 1]);
    expect(await count(`${lastEvening} + interval '1 minute'`)).toEqual([0, 0]);
  });

  it('are found and ordered by the index of the moment, also among very many', async () => {
    await harness.build.sql('alter table researcher.request disable trigger user');
    await harness.build.sql(
      `insert into researcher.request (type, status, owner_id, creator_id, institution_id, project_id, additional_data, status_since)
       select 1, 3, request.owner_id, request.creator_id, request.institution_id, request.project_id, '{}',
         now() - number * interval '1 hour'
       from researcher.request request, generate_series(1, 20000) number where request.id = $1`,
      [requests[0]?.id],
    );
    await harness.build.sql('alter table researcher.request enable trigger user');
    await harness.build.sql('vacuum analyze researcher.request');
    const plans = [
      `where t.status = 3 and ${comparedDaysSql('t.status_since', 'gte', '800')}`,
      'where t.status = 3 order by t.status_since asc, t.id asc limit 30',
      'order by t.status_since desc nulls last, t.id desc limit 30',
    ].map((rest) => `explain select t.id from researcher.request t ${rest}`);
    for (const statement of plans) {
      const lines = await harness.build.sql<{ 'QUERY PLAN': string }>(statement);
      const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/request_waiting|request_since/);
      expect(plan).not.toMatch(/Seq Scan|Sort/);
    }
  });
});

describe('time in each status', () => {
  const readTimes = async (request: TestRequest, as: TestPerson) =>
    (await harness.call(`GET /request/${request.id}/?expand=status_times`, { as })).body.status_times;
  /** Submitted 30 days ago, reviewed from the 25th, sent back on the 20th, submitted on the 12th, reviewed since the 10th. */
  async function makeReturned(): Promise<TestRequest> {
    const request = await make.request({ status: 2 });
    await harness.build.sql('delete from researcher.request_status_change where request_id = $1', [
      request.id,
    ]);
    for (const [status, daysAgo] of [
      [2, 30],
      [3, 25],
      [6, 20],
      [2, 12],
      [3, 10],
    ] as const)
      await harness.build.sql(
        `insert into researcher.request_status_change (request_id, to_status, at) values ($1, $3, ${NOON})`,
        [request.id, daysAgo, status],
      );
    return request;
  }

  it('adds up the visits of a status, which together are all days since the first [S2.2-07]', async () => {
    const times = await readTimes(await makeReturned(), admin);
    const counted = times.map(
      ({ status, days, visits }: { status: number; days: number; visits: object[] }) => [
        status,
        days,
        visits.map((visit) => (visit as { days: number }).days),
      ],
    );
    expect(counted).toEqual([
      [2, 7, [5, 2]],
      [3, 15, [5, 10]],
      [6, 8, [8]],
    ]);
    const [, review, revisions] = times;
    expect(review.visits[1]).toMatchObject({ until: null });
    expect(review.visits[0].until).toBe(revisions.visits[0].since);
  });

  it('begins with the day on which the request was made', async () => {
    const [only, ...others] = await readTimes(await make.request({ status: 1 }), admin);
    expect([only.status, only.days, others]).toEqual([1, 0, []]);
  });

  it('is shown to who sees the reviewers, and to no owner, whatever their roles', async () => {
    const request = await makeReturned();
    expect(await readTimes(request, request.owner)).toBeNull();
    const reviewer = await harness.build.person({ roles: ['sfari_reviewer'] });
    expect((await readTimes(request, reviewer))?.length ?? 0).toBeGreaterThan(0);
    const answer = await harness.call(`GET /request/${request.id}/`, { as: admin });
    expect(answer.body).not.toHaveProperty('status_times');
  });

  it('reads the changes of one request by their index', async () => {
    const request = await makeReturned();
    await harness.build.sql(
      `insert into researcher.request_status_change (request_id, to_status, at)
       select id, 3, now() from researcher.request, generate_series(1, 10) where id <> $1`,
      [request.id],
    );
    await harness.build.sql('analyze researcher.request_status_change');
    const lines = await harness.build.sql<{ 'QUERY PLAN': string }>(
      `explain select lead(at) over (order by id) from researcher.request_status_change where request_id = ${request.id}`,
    );
    expect(lines.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/request_status_change_request/);
  });
});
