/** A locked project cannot be changed by its owner; what is asked for under it goes on (docs/requests.md). */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories, mailTo, type TestRequest } from '../../../testing/index.ts';

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
beforeAll(async () => {
  h = await startHarness(definition);
  make = createRequestFactories(h);
  admin = await h.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => h?.stop());

const setLock = (id: number, isEditable: unknown, as?: TestPerson, headers: Record<string, string> = {}) =>
  h.call(`PATCH /project/${id}/`, {
    ...(as ? { as } : {}),
    headers,
    body: { is_editable: isEditable },
  });
const isLocked = async (id: number): Promise<boolean> =>
  !(await h.call(`GET /project/${id}/`, { as: admin })).body.is_editable;
const decide = (request: TestRequest, status: number) =>
  h.call(`POST /request/${request.id}/decision/`, {
    as: admin,
    body: { status, email: mailTo(request) },
  });

it('requests, resubmissions and letters go on under a locked project [R4-04]', async () => {
  const draft = await make.request({ status: 1 });
  const { owner, project } = draft;
  expect((await setLock(project.id, false, admin)).body.is_editable).toBe(false);

  const created = await h.call('POST /request/', { as: owner, body: { project: project.id, type: 1 } });
  expect(created.status).toBe(201);
  const open = await make.project(owner);
  const started = await h.call('POST /request/', { as: owner, body: { project: open.id, type: 1 } });
  const moved = await h.call(`PATCH /request/${started.body.id}/`, {
    as: owner,
    body: { project: project.id },
  });
  expect(moved.body.project.id).toBe(project.id);

  expect((await h.call(`POST /request/${draft.id}/submit/`, { as: owner })).body.status).toBe(2);
  await h.build.sql('update researcher.request set status = 6 where id = $1', [draft.id]);
  expect((await h.call(`POST /request/${draft.id}/submit/`, { as: owner })).body.status).toBe(2);

  const body = {
    file: await h.build.file({ creator: owner }),
    designation: 2,
    approval_date: '2026-01-01',
    renewal_date: null,
  };
  expect((await h.call(`PUT /project/${project.id}/irb/`, { as: owner, body })).status).toBe(200);
  const refused = await h.call(`PATCH /project/${project.id}/`, { as: owner, body: { title: 'Other' } });
  expect(refused.body.code).toBe('WRONG_STATE');
});

it('administrators lock and unlock, and the history says so [R4-03]', async () => {
  const { id, owner } = await make.project();
  const manager = await h.build.person({ roles: ['abn_proj_mgr'] });
  expect((await setLock(id, false)).status).toBe(401);
  expect((await setLock(id, false, await h.build.person())).status).toBe(404);
  for (const person of [owner, manager]) expect((await setLock(id, false, person)).status).toBe(403);
  expect((await setLock(id, 'no', admin)).status).toBe(400);

  const before = (await h.call(`GET /project/${id}/`, { as: admin })).headers.get('etag') ?? '';
  expect((await setLock(id, false, admin)).status).toBe(200);
  expect((await setLock(id, true, admin, { 'If-Match': before })).body.code).toBe('STALE');
  expect((await setLock(id, true, admin)).body).toMatchObject({ is_editable: true });
  const notified = await h.build.sql<{ to: boolean }>(
    `select (changes -> 'is_editable' ->> 1)::boolean as to from audit.log
     where model = 'project' and pk = $1 and actor_id = $2 and changes ? 'is_editable' order by id`,
    [String(id), admin.id],
  );
  expect(notified).toEqual([{ to: false }, { to: true }]);
});

it.each([
  ['Approved', true, 4],
  ['Approved (Pending Team)', false, 12],
])('the first request that becomes %s locks its project [R4-03]', async (_, isReady, status) => {
  const team = isReady ? [] : [await h.build.person({ joinder: false })];
  const request = await make.request({ status: 3, team });
  const { project } = request;
  expect((await decide(request, 6)).status).toBe(200);
  expect(await isLocked(project.id)).toBe(false);
  await h.build.sql('update researcher.request set status = 3 where id = $1', [request.id]);
  expect((await decide(request, status)).body.status).toBe(status);
  expect(await isLocked(project.id)).toBe(true);
});

it('a project that was unlocked stays open when more of it is approved', async () => {
  const first = await make.request({ status: 3 });
  const second = await make.request({ status: 3, owner: first.owner });
  await h.build.sql('update researcher.request set project_id = $1 where id = $2', [
    first.project.id,
    second.id,
  ]);
  await decide(first, 4);
  await setLock(first.project.id, true, admin);
  expect((await decide(second, 4)).body.status).toBe(4);
  expect(await isLocked(first.project.id)).toBe(false);
});
