import { REQUEST_STATUSES, REQUEST_TYPES, type RequestStatus, type RequestType } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { buildReview, createRequestFactories, mailTo } from '../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
  manager = await harness.build.person({ roles: ['abn_proj_mgr'] });
});
afterAll(() => harness?.stop());

const move = (id: number, as?: TestPerson, headers: Record<string, string> = {}) =>
  harness.call(`POST /request/${id}/move-to-meeting/`, { ...(as ? { as } : {}), headers });
const build = (type: RequestType = 4, status: RequestStatus = 3) =>
  make.request({ type, status, complete: false });

it('moves a reviewed request to the meeting, dates no decision and writes to no one [S4.5-01]', async () => {
  const request = await build();
  const answer = await move(request.id, admin);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    status: 8,
    decision_date: null,
    abilities: { move_to_meeting: false, decide: true },
    decisions: [5, 9, 10, 11, 12],
  });
  expect(await make.queued('mail', request.code)).toEqual([]);
  const changes = await harness.build.sql<{ from_status: number; actor_id: number }>(
    `select from_status, actor_id from researcher.request_status_change
     where request_id = $1 and to_status = 8`,
    [request.id],
  );
  expect(changes).toEqual([{ from_status: 3, actor_id: admin.id }]);
});

it('is offered to administrators, and to the project manager for tissue', async () => {
  const tissue = await build(8);
  const read = async (as: TestPerson, id: number) =>
    (await harness.call(`GET /request/${id}/`, { as })).body.abilities?.move_to_meeting;
  expect(await read(manager, tissue.id)).toBe(true);
  expect((await move(tissue.id, manager)).status).toBe(200);
  expect((await move((await build(4)).id, manager)).status).toBe(404);
});

it('is refused for other types and from every other status', async () => {
  for (const type of REQUEST_TYPES)
    expect([type, (await move((await build(type)).id, admin)).status]).toEqual([
      type,
      [4, 5, 8].includes(type) ? 200 : 409,
    ]);
  for (const status of REQUEST_STATUSES.filter((one) => one !== 3)) {
    const answer = await move((await build(4, status)).id, admin);
    expect([status, answer.status, answer.body.code]).toEqual([status, 409, 'WRONG_STATE']);
  }
});

it('answers 401, 403 and 404 to unauthorized callers; a stale one is refused', async () => {
  const request = await build();
  const reviewer = await harness.build.person({ roles: ['external_reviewer'] });
  await buildReview(harness.build, { request, reviewer });
  expect((await move(request.id)).status).toBe(401);
  for (const person of [request.owner, reviewer]) expect((await move(request.id, person)).status).toBe(403);
  expect((await move(request.id, await harness.build.person({ roles: ['rm_admin'] }))).status).toBe(403);
  expect((await move(2_000_000_000, admin)).status).toBe(404);
  expect((await harness.call('POST /request/none/move-to-meeting/', { as: admin })).status).toBe(404);
  const stale = await move(request.id, admin, { 'If-Match': 'W/"1"' });
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
});

it('of a mover and a decider in parallel one counts [S4.5-01]', async () => {
  for (let round = 0; round < 5; round += 1) {
    const request = await build();
    const seen = await harness.call(`GET /request/${request.id}/`, { as: admin });
    const headers = { 'If-Match': seen.headers.get('etag') ?? '' };
    const decide = harness.call(`POST /request/${request.id}/decision/`, {
      as: admin,
      headers,
      body: { status: 5, email: mailTo(request) },
    });
    const answers = await Promise.all([move(request.id, admin, headers), decide]);
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
    expect(await make.readStatus(request)).toBe(answers[0].status === 200 ? 8 : 5);
  }
});

it('of two who move in parallel one counts [S4.5-01]', async () => {
  for (let round = 0; round < 5; round += 1) {
    const request = await build();
    const other = await harness.build.person({ roles: ['sfari_admin'] });
    const answers = await Promise.all([move(request.id, admin), move(request.id, other)]);
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
    const moves = await harness.build.sql(
      'select 1 from researcher.request_status_change where request_id = $1 and to_status = 8',
      [request.id],
    );
    expect(moves).toHaveLength(1);
  }
});
