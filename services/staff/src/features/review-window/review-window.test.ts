/** Begin review: who may, by which day, once however many begin, and what is left where a service does not answer. */
import { ReviewBegun } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { emitEvent, type TestPerson } from '@portal/kit/testing';
import { buildRequest, buildReview } from '@portal/researcher/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { checkDueDate } from './check-dates.ts';
import { startRequests, type RequestsStandIn } from './window.fixtures.ts';

const ZONE = 'America/New_York';
const DUE = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
const LATER = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

let requests: RequestsStandIn;
let harness: Harness;
let admin: TestPerson;
let waiting: number;

beforeAll(async () => {
  requests = await startRequests();
  harness = await startHarness(
    definition,
    { SERVICE_URLS: JSON.stringify({ researcher: requests.url }) },
    { runs: 'events' },
  );
  admin = await harness.build.person({ roles: ['sfari_admin'] });
  const reviewer = await harness.build.person({ roles: ['internal_reviewer'], institution: null });
  const request = await buildRequest(harness.build, { type: 4, status: 2 });
  await buildReview(harness.build, { request, reviewer });
  waiting = request.id;
});
afterAll(async () => {
  await harness.stop();
  await requests.stop();
});
beforeEach(async () => {
  Object.assign(requests, { open: undefined, isDown: false, waiting: [waiting] });
  requests.commands.length = 0;
  await harness.build.sql('delete from staff.review_window');
});

const begin = (body: object = {}, as: TestPerson | undefined = admin) =>
  harness.call('POST /review-window/begin/', {
    ...(as ? { as } : {}),
    body: { kind: 'research_match', due_date: DUE, ...body },
  });
const list = (as = admin, query = '') => harness.call(`GET /review-window/${query}`, { as });
const rows = () => harness.build.sql<{ due_date: string }>('select due_date::text from staff.review_window');

describe('beginning a window', () => {
  it('opens it, has the requests begun in the name of who opened it, and reports each [S4.4-01 P5-01]', async () => {
    const meeting = `${LATER}T18:00:00.000Z`;
    const { status, body } = await begin({ meeting_at: meeting });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      done: 1,
      refused: 0,
      results: [{ id: waiting, sfari_request_id: `REQ${waiting}`, outcome: 'done' }],
      window: {
        kind: 'research_match',
        due_date: DUE,
        is_open: true,
        opened_by: { id: admin.id, display_name: admin.displayName },
      },
    });
    expect(new Date(body.window.meeting_at).toISOString()).toBe(meeting);
    expect(body.window.quarter).toMatch(/^Q[1-4] \d{4}$/);
    expect(requests.commands).toEqual([
      {
        window: body.window.id,
        kind: 'research_match',
        quarter: body.window.quarter,
        due_date: DUE,
        opened_by: admin.id,
      },
    ]);
    const open = await list(admin, '?kind=research_match&is_open=true');
    expect(open.body.results).toMatchObject([{ id: body.window.id }]);
  });

  it('of forty in parallel there is one window, and each request begins once [S4.4-01]', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => begin()));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.reduce((sum, { body }) => sum + (body.done as number), 0)).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(new Set(requests.commands.map(({ window }) => window)).size).toBe(1);
  });

  it('opens nothing where nothing waits [S2.4-03]', async () => {
    const { status, body } = await begin({ kind: 'research_match_renewal' });
    expect([status, body]).toEqual([200, { window: null, done: 0, refused: 0, results: [] }]);
    expect(requests.commands).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('with another date is refused while one is open, which still has its own', async () => {
    await begin();
    const other = await begin({ due_date: LATER });
    expect([other.status, other.body.code]).toEqual([409, 'CONFLICT']);
    const [year, month, day] = DUE.split('-');
    expect(other.body.detail).toContain(`due on ${month}/${day}/${year}`);
    expect(await rows()).toEqual([{ due_date: DUE }]);
  });

  it('counts once the service of requests answered; sent again it is the same window', async () => {
    requests.isDown = true;
    expect((await begin()).status).toBe(503);
    expect((await list()).body.count).toBe(0);
    requests.isDown = false;
    expect((await begin()).body).toMatchObject({ done: 1 });
    expect((await list()).body.count).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it('answers 400, 401 and 403 to invalid and unauthorized calls [S2.4-01]', async () => {
    for (const body of [
      { due_date: undefined },
      { due_date: '2026-02-30' },
      { due_date: '2020-01-01' },
      { due_date: '2999-01-01' },
      { kind: 'tea' },
      { meeting_at: 'soon' },
      { meeting_at: '2020-01-01T15:00:00Z' },
    ])
      expect([body, (await begin(body)).status]).toEqual([body, 400]);
    const unsigned = await harness.call('POST /review-window/begin/', {
      body: { kind: 'research_match', due_date: DUE },
    });
    expect(unsigned.status).toBe(401);
    for (const role of [
      'rm_admin',
      'superuser',
      'internal_read_only',
      'internal_reviewer',
      'abn_proj_mgr',
    ] as const)
      expect((await begin({}, await harness.build.person({ roles: [role] }))).status).toBe(403);
    const lead = await harness.build.person({ roles: ['sfari_admin_lead'] });
    expect((await begin({}, lead)).status).toBe(200);
    expect(requests.commands).toHaveLength(1);
  });

  it('takes today by the foundation’s clock, on the last evening of a year as well as where clocks change', () => {
    const isTaken = (day: string, now: string): boolean => {
      try {
        checkDueDate(day, new Date(now), ZONE);
        return true;
      } catch {
        return false;
      }
    };
    // 31 December, 23:59:59 in New York, and a second later.
    expect(isTaken('2026-12-31', '2027-01-01T04:59:59Z')).toBe(true);
    expect(isTaken('2026-12-31', '2027-01-01T05:00:00Z')).toBe(false);
    // In summer midnight comes an hour earlier by UTC.
    expect(isTaken('2027-06-30', '2027-07-01T03:59:59Z')).toBe(true);
    expect(isTaken('2027-06-30', '2027-07-01T04:00:00Z')).toBe(false);
    expect(isTaken('2027-11-07', '2027-11-08T04:59:59Z')).toBe(true);
    expect([
      isTaken('2028-03-02', '2027-03-02T12:00:00Z'),
      isTaken('2028-03-03', '2027-03-02T12:00:00Z'),
    ]).toEqual([true, false]);
  });
});

describe('a review that began', () => {
  it('dates the summary of its request at 12:00 of the chosen day, however often it is called [S4.4-02]', async () => {
    const begun = { request_id: waiting, window_id: 1, due_date: '2027-03-14', actor_id: admin.id };
    await emitEvent(harness.database, ReviewBegun, begun);
    await emitEvent(harness.database, ReviewBegun, begun);
    const read = () =>
      harness.build.sql<{ due: string }>(
        `select to_char(due_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') as due from staff.rm_summary where request_id = $1`,
        [waiting],
      );
    expect(await harness.eventually(async () => (await read())[0])).toEqual({ due: '2027-03-14T12:00:00' });
    expect(await read()).toHaveLength(1);
  });
});
