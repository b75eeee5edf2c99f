/** What a removal does not do: move a request before Undo is over, or take away whom the writer did not see (decision 216). */
import { RequestReadinessDue } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { emitEvent } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories, type TestRequest } from '../../testing/index.ts';

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
beforeAll(async () => {
  h = await startHarness(definition, {}, { runs: 'events' });
  make = createRequestFactories(h);
});
afterAll(() => h?.stop());

const member = (email: string, user_role = 'Co-Investigator') => ({
  first_name: 'Test',
  last_name: 'Member',
  email,
  institution: 'University',
  user_role,
});

/** A request that waits for one member of its team, and what its owner does. */
async function waitForMember() {
  const late = await h.build.person({ joinder: false });
  const request = await make.request({ status: 12, team: [late] });
  const { owner, project } = request;
  const pi = member(owner.email, 'Primary Researcher');
  const [row] = await h.build.sql<{ id: number }>(
    'select id from researcher.team_member where project_id = $1 and user_id = $2',
    [project.id, late.id],
  );
  return {
    request,
    late,
    pi,
    save: (team: readonly object[], known?: readonly number[]) =>
      h.call('POST /research-team/', {
        as: owner,
        body: { project_id: project.id, team, ...(known ? { known } : {}) },
      }),
    undo: () =>
      h.call('POST /research-team/undo/', { as: owner, body: { project_id: project.id, member: row?.id } }),
  };
}

const awaitJobs = (queue: string, { id }: TestRequest) =>
  h.eventually(async () => {
    const open = await h.build.sql(
      `select 1 from jobs.job where name = $1 and data -> 'request_ids' @> $2::jsonb
       and state not in ('completed', 'failed')`,
      [`${queue}.researcher`, JSON.stringify([id])],
    );
    return open.length === 0;
  });

/** The seconds of Undo go by. */
async function passUndo({ id, project }: TestRequest): Promise<void> {
  await h.build.sql(
    `update researcher.removed_member set removed = now() - interval '12 seconds'
     where member_id in (select id from researcher.team_member where project_id = $1)`,
    [project.id],
  );
  await h.build.sql(
    `update jobs.job set start_after = now()
     where name = 'request.readiness-after-undo.researcher' and data -> 'request_ids' @> $1::jsonb`,
    [JSON.stringify([id])],
  );
}

it('moves a request that waited for who left once Undo is over, not before', async () => {
  const { request, pi, save } = await waitForMember();
  expect((await save([pi])).status).toBe(200);
  await awaitJobs('request.readiness-due', request);
  expect(await make.readStatus(request)).toBe(12);
  await passUndo(request);
  await h.eventually(async () => (await make.readStatus(request)) === 4);
});

it('moves a request, too, that was added to the project after the removal', async () => {
  const { request, pi, save } = await waitForMember();
  expect((await save([pi])).status).toBe(200);
  const later = await make.request({ status: 12, owner: request.owner });
  await h.build.sql('update researcher.request set project_id = $1 where id = $2', [
    request.project.id,
    later.id,
  ]);
  await emitEvent(h.database, RequestReadinessDue, { request_ids: [later.id] });
  await awaitJobs('request.readiness-due', later);
  expect(await make.readStatus(later)).toBe(12);
  await passUndo({ ...later, project: request.project });
  await h.eventually(async () => (await make.readStatus(later)) === 4);
});

it('moves nothing where it was undone', async () => {
  const { request, pi, save, undo } = await waitForMember();
  await save([pi]);
  await awaitJobs('request.readiness-due', request);
  expect((await undo()).status).toBe(200);
  await passUndo(request);
  await awaitJobs('request.readiness-after-undo', request);
  expect(await make.readStatus(request)).toBe(12);
  expect(await make.queued('mail.requested', request.code)).toEqual([]);
});

it('leaves alone whom another has added, and does not bring back whom they removed', async () => {
  const { pi, late, save } = await waitForMember();
  const ann = member('ann@writers.test');
  const cleo = member('cleo@writers.test');
  const first = await save([pi, member(late.email), ann, cleo]);
  const known = first.body.results.map(({ id }: { id: number }) => id);
  // The other writer: Bob comes, Cleo goes.
  await save([pi, member(late.email), ann, member('bob@writers.test')], known);
  const stale = await save([pi, member(late.email), cleo], known);
  const emails = stale.body.results.map(({ email }: { email: string }) => email);
  expect(emails.toSorted()).toEqual([pi.email, late.email, 'bob@writers.test'].toSorted());
  // Who is changed is meant to be there.
  const changed = await save([pi, { ...cleo, user_role: 'Student' }], known);
  expect(changed.body.results.map(({ email }: { email: string }) => email)).toContain(cleo.email);
});

it('takes only ids for whom the writer saw', async () => {
  const { request, pi } = await waitForMember();
  const body = { project_id: request.project.id, team: [pi], known: ['x'] };
  expect((await h.call('POST /research-team/', { as: request.owner, body })).status).toBe(400);
});
