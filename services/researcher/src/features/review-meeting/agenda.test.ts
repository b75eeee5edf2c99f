/** The agenda of a review meeting: which applications, in which order, and who leaves the room for each. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { Role } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { buildConflict, buildRequest, buildReview } from '../../testing/index.ts';

let harness: Harness;
let admin: TestPerson;
beforeAll(async () => {
  harness = await startHarness(definition);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness?.stop());
// The agenda is of all requests.
beforeEach(() => harness.build.sql('update researcher.request set status = 4 where status = 8'));

const agenda = (as?: TestPerson, kind = 'research_match') =>
  harness.call(`GET /review-meeting/?kind=${kind}`, as ? { as } : {});
const person = (role: Role = 'internal_reviewer') =>
  harness.build.person({ roles: [role], institution: null });
const atMeeting = async (day: string, options: Parameters<typeof buildRequest>[1] = {}) => {
  const request = await buildRequest(harness.build, { type: 4, status: 8, ...options });
  await harness.build.sql('update researcher.request set status_since = $1 where id = $2', [day, request.id]);
  return request;
};

it('has what is at the meeting, in the order in which it came there', async () => {
  const last = await atMeeting('2026-11-20');
  const first = await atMeeting('2026-11-03', { title: 'Sleep of siblings' });
  const renewal = await atMeeting('2026-11-10', { type: 5 });
  await buildRequest(harness.build, { type: 4, status: 3 });
  const tissue = await atMeeting('2026-11-01', { type: 8 });
  const { status, body } = await agenda(admin);
  expect(status).toBe(200);
  expect(body.results.map(({ id }: { id: number }) => id)).toEqual([first.id, renewal.id, last.id]);
  expect(body.results[0]).toEqual({
    id: first.id,
    sfari_request_id: first.code,
    type: 4,
    title: 'Sleep of siblings',
    owner: { id: first.owner.id, display_name: expect.stringMatching('Test Person') },
    noted_decision: null,
    leaving: [],
  });
  expect((await agenda(admin, 'tissue')).body.results.map(({ id }: { id: number }) => id)).toEqual([
    tissue.id,
  ]);
});

it('names of everyone in the room who leaves for which: declared, and what the portal knows', async () => {
  const institution = await harness.build.institution();
  const owner = await harness.build.person({ institution });
  const [one, other] = [await atMeeting('2026-11-01'), await atMeeting('2026-11-02', { owner })];
  const [primary, declared, colleague] = [await person(), await person(), await person()];
  await buildReview(harness.build, { request: one, reviewer: primary });
  // Taken off as primary reviewer of the second, so that only the answer shows it.
  await buildConflict(harness.build, { request: other, reviewer: declared });
  await buildReview(harness.build, { request: one, reviewer: colleague, reviewerRole: 3 });
  await harness.build.moveTo(colleague, institution);
  // Who reviewed the project before may discuss it again.
  const renewal = await atMeeting('2026-11-03', { type: 5 });
  await harness.build.sql('update researcher.request set project_id = $1 where id = $2', [
    one.projectId,
    renewal.id,
  ]);
  const { body } = await agenda(admin);
  expect(body.results.map(({ leaving }: { leaving: unknown }) => leaving)).toEqual([
    [],
    [
      {
        person: { id: declared.id, display_name: expect.stringMatching('Test Person') },
        declared: true,
        hints: [],
      },
      {
        person: { id: colleague.id, display_name: expect.stringMatching('Test Person') },
        declared: false,
        hints: ['same_institution'],
      },
    ],
    [],
  ]);
});

it('leaves out what belongs to the reader, and what a manager has a conflict with', async () => {
  const own = await person('sfari_admin');
  await atMeeting('2026-11-01', { owner: own });
  const manager = await person('rm_admin');
  const conflicted = await atMeeting('2026-11-02');
  await buildConflict(harness.build, { request: conflicted, reviewer: manager });
  expect((await agenda(own)).body.results).toHaveLength(1);
  expect((await agenda(manager)).body.results).toHaveLength(1);
  expect((await agenda(admin)).body.results).toHaveLength(2);
});

it('shows the noted decision to those who write the notes, and to no one else', async () => {
  const request = await atMeeting('2026-11-01');
  const tissue = await atMeeting('2026-11-01', { type: 8 });
  for (const { id } of [request, tissue])
    await harness.call(`PUT /request/${id}/noted-decision/`, {
      as: admin,
      body: { decision: 9 },
      headers: { 'If-Match': 'W/"0"' },
    });
  const readNotified = async (role: Role, kind: string) =>
    (await agenda(await person(role), kind)).body.results.map(
      ({ noted_decision: decision }: { noted_decision: number | null }) => decision,
    );
  expect(await readNotified('sfari_admin_lead', 'research_match')).toEqual([9]);
  expect(await readNotified('rm_admin', 'research_match')).toEqual([null]);
  expect(await readNotified('superuser', 'research_match')).toEqual([null]);
  expect(await readNotified('abn_proj_mgr', 'tissue')).toEqual([9]);
});

it.each<[Role, number, number]>([
  ['sfari_admin', 1, 1],
  ['superuser', 1, 1],
  ['rm_admin', 1, 0],
  ['abn_proj_mgr', 0, 1],
])('%s reads %i of Research Match, %i of tissue', async (role, match, tissue) => {
  await atMeeting('2026-11-01');
  await atMeeting('2026-11-01', { type: 8 });
  const reader = await person(role);
  expect((await agenda(reader)).body.results).toHaveLength(match);
  expect((await agenda(reader, 'tissue')).body.results).toHaveLength(tissue);
});

it('is 400, 401 and 403 elsewhere', async () => {
  expect((await agenda(admin, 'pilot')).status).toBe(400);
  expect((await agenda()).status).toBe(401);
  for (const role of ['internal_reviewer', 'primary_researcher', 'internal_read_only'] as const)
    expect((await agenda(await person(role))).status).toBe(403);
});
