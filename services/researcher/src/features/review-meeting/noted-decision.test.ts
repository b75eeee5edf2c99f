/** The decision that a meeting intends is a note: it decides nothing. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { Role } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { buildRequest, buildReview } from '../../testing/index.ts';

let harness: Harness;
let admin: TestPerson;
beforeAll(async () => {
  harness = await startHarness(definition);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness?.stop());

const atMeeting = (type: 4 | 8 = 4) => buildRequest(harness.build, { type, status: 8 });
const read = ({ id }: { id: number }, as?: TestPerson) =>
  harness.call(`GET /request/${id}/noted-decision/`, as ? { as } : {});
const note = ({ id }: { id: number }, decision: unknown, as?: TestPerson, version = 0) =>
  harness.call(`PUT /request/${id}/noted-decision/`, {
    ...(as ? { as } : {}),
    body: { decision },
    headers: { 'If-Match': `W/"${version}"` },
  });

it('is noted, changed and taken back, and changes nothing of the request', async () => {
  const request = await atMeeting();
  const before = await harness.call(`GET /request/${request.id}/`, { as: admin });
  const empty = await read(request, admin);
  expect([empty.headers.get('etag'), empty.body]).toEqual([
    'W/"0"',
    { decision: null, author: null, noted: null },
  ]);
  const noted = await note(request, 10, admin);
  expect([noted.status, noted.headers.get('etag')]).toEqual([200, 'W/"1"']);
  expect(noted.body).toMatchObject({
    decision: 10,
    author: { id: admin.id, display_name: expect.stringMatching('Test Person') },
  });
  const other = await harness.build.person({ roles: ['sfari_admin'] });
  expect((await note(request, 5, other, 1)).body).toMatchObject({ decision: 5, author: { id: other.id } });
  expect((await note(request, null, admin, 2)).body.decision).toBeNull();
  const after = await harness.call(`GET /request/${request.id}/`, { as: admin });
  expect(after.body).toEqual(before.body);
  expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
});

it('of two who note in parallel one counts, and the other reads the stored decision', async () => {
  const request = await atMeeting();
  const answers = await Promise.all([4, 5, 9].map((decision) => note(request, decision, admin)));
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409, 409]);
  const saved = answers.find(({ status }) => status === 200)?.body.decision;
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'STALE',
    current: { decision: saved },
  });
});

it('belongs to its meeting: the next one begins without it', async () => {
  const request = await atMeeting();
  await note(request, 9, admin);
  for (const status of [9, 2, 3, 8])
    await harness.build.sql(
      'update researcher.request set status = $1, modified = clock_timestamp() where id = $2',
      [status, request.id],
    );
  const next = await read(request, admin);
  expect([next.body.decision, next.headers.get('etag')]).toEqual([null, 'W/"0"']);
});

it.each([1, 2, 3, 4, 5, 9] as const)('is not noted at status %i', async (status) => {
  const request = await buildRequest(harness.build, { type: 4, status });
  expect((await note(request, 4, admin)).body.code).toBe('WRONG_STATE');
});

it('is 400, 401, 403, 404, 409 and 428 where it cannot be noted', async () => {
  const request = await atMeeting();
  for (const decision of [3, 6, 12, 'Approve', undefined])
    expect((await note(request, decision, admin)).status).toBe(400);
  expect((await note(request, 4)).status).toBe(401);
  expect((await read(request)).status).toBe(401);
  expect((await note({ id: 2_000_000_000 }, 4, admin)).status).toBe(404);
  const own = await buildRequest(harness.build, { type: 4, status: 8, owner: admin });
  expect((await note(own, 4, admin)).status).toBe(409);
  expect((await read(own, admin)).status).toBe(409);
  const bare = await harness.call(`PUT /request/${request.id}/noted-decision/`, {
    as: admin,
    body: { decision: 4 },
    headers: { 'If-Match': '' },
  });
  expect(bare.status).toBe(428);
});

it.each<[Role, 4 | 8, number]>([
  ['sfari_admin_lead', 4, 200],
  ['abn_proj_mgr', 8, 200],
  ['abn_proj_mgr', 4, 404],
  ['rm_admin', 4, 403],
  ['superuser', 4, 403],
  ['internal_read_only', 4, 403],
  ['internal_reviewer', 4, 403],
  ['primary_researcher', 4, 403],
])('%s, type %i: %i', async (role, type, status) => {
  const request = await atMeeting(type);
  const reader = await harness.build.person({ roles: [role], institution: null });
  if (role === 'internal_reviewer') await buildReview(harness.build, { request, reviewer: reader });
  expect((await read(request, reader)).status).toBe(status);
  expect((await note(request, 4, reader)).status).toBe(status);
});
