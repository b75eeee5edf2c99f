/** The window of tissue reviews: by administrators and the brain bank's project manager alone (spec 3 section 2.4). */
import { ReviewBegun, ROLES, type Role } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { emitEvent, type TestPerson } from '@portal/kit/testing';
import { buildRequest, buildReview } from '@portal/researcher/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { startRequests, type RequestsStandIn } from './window.fixtures.ts';

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const [DUE, LATER] = [dayFromNow(20), dayFromNow(30)];
const OPENERS: readonly Role[] = ['sfari_admin', 'sfari_admin_lead', 'abn_proj_mgr'];

let requests: RequestsStandIn;
let harness: Harness;
let manager: TestPerson;
let waiting: number;

beforeAll(async () => {
  requests = await startRequests();
  harness = await startHarness(
    definition,
    { SERVICE_URLS: JSON.stringify({ researcher: requests.url }) },
    { runs: 'events' },
  );
  manager = await harness.build.person({ roles: ['abn_proj_mgr'] });
  const reviewer = await harness.build.person({ roles: ['abn_reviewer'], institution: null });
  const request = await buildRequest(harness.build, { type: 8, status: 2 });
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

const begin = (as: TestPerson, kind = 'abn_tissue') =>
  harness.call('POST /review-window/begin/', { as, body: { kind, due_date: DUE } });

it('is opened by the project manager, for tissue requests [S2.4-06]', async () => {
  const { status, body } = await begin(manager);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    done: 1,
    window: { kind: 'abn_tissue', due_date: DUE, is_open: true, opened_by: { id: manager.id } },
  });
  expect(requests.commands).toMatchObject([{ kind: 'abn_tissue', due_date: DUE, opened_by: manager.id }]);
});

it('of the roles opens it who may, and no one else; Research Match stays with administrators [S2.4-06 S2.4-01]', async () => {
  for (const role of ROLES) {
    const person = await harness.build.person({ roles: [role] });
    expect([role, (await begin(person)).status]).toEqual([role, OPENERS.includes(role) ? 200 : 403]);
  }
  const match = await begin(manager, 'research_match');
  expect([match.status, match.body.code]).toEqual([403, 'FORBIDDEN']);
  expect(requests.commands.map(({ kind }) => kind)).not.toContain('research_match');
});

it('is one, though the manager and administrators begin in parallel [S2.4-06]', async () => {
  const admin = await harness.build.person({ roles: ['sfari_admin'] });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => begin(index % 2 ? admin : manager)),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(answers.reduce((sum, { body }) => sum + (body.done as number), 0)).toBe(1);
  expect(await harness.build.sql('select id from staff.review_window')).toHaveLength(1);
});

it('is opened where a request waits with its primary reviewer, and not otherwise [S2.4-06]', async () => {
  await harness.build.sql('update researcher.review set reviewer_role = 3 where request_id = $1', [waiting]);
  const { status, body } = await begin(manager);
  expect([status, body]).toEqual([200, { window: null, done: 0, refused: 0, results: [] }]);
  await harness.build.sql('update researcher.review set reviewer_role = 1 where request_id = $1', [waiting]);
});

it('and its due date are the manager’s, those of Research Match are not', async () => {
  const tissue = (await begin(manager)).body.window.id as number;
  const [match] = await harness.build.sql<{ id: number }>(
    `insert into staff.review_window (kind, quarter, due_date, opened_by, begun)
     values ('research_match', 'Q3 2026', $1, 1, now()) returning id`,
    [DUE],
  );
  const listed = await harness.call('GET /review-window/', { as: manager });
  expect(listed.body.results.map(({ id }: { id: number }) => id)).toEqual([tissue]);
  const ofMatch = await harness.build.person({ roles: ['rm_admin'] });
  const others = await harness.call('GET /review-window/', { as: ofMatch });
  expect(others.body.results.map(({ id }: { id: number }) => id)).toEqual([match?.id]);
  const path = `/review-window/${tissue}/` as const;
  const read = await harness.call(`GET ${path}`, { as: manager });
  const patch = (etag: string) =>
    harness.call(`PATCH ${path}`, {
      as: manager,
      body: { due_date: LATER },
      headers: { 'If-Match': etag },
    });
  const etag = read.headers.get('etag') ?? '';
  expect((await patch(etag)).body).toMatchObject({ due_date: LATER });
  expect((await patch(etag)).status).toBe(409);
  const unseen = await harness.call(`GET /review-window/${match?.id ?? 0}/`, { as: manager });
  expect(unseen.status).toBe(404);
});

it('leaves no summary behind, which tissue requests do not have', async () => {
  const match = await buildRequest(harness.build, { type: 4, status: 3 });
  for (const request_id of [waiting, match.id])
    await emitEvent(harness.database, ReviewBegun, {
      request_id,
      window_id: 1,
      due_date: DUE,
      actor_id: manager.id,
    });
  const read = () =>
    harness.build.sql<{ request_id: number }>('select request_id from staff.rm_summary order by request_id');
  expect(await harness.eventually(async () => (await read())[0])).toEqual({ request_id: match.id });
  expect(await read()).toHaveLength(1);
});
