/** Undoing an assignment before the reviewer is notified (decisions 145 and 183). */
import { LIMITS } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createReviewSteps } from './review.fixtures.ts';
import { buildRequest } from '../../testing/index.ts';

let harness: Harness;
let steps: ReturnType<typeof createReviewSteps>;
let admin: TestPerson;
let manager: TestPerson;
let reviewer: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition, {}, { runs: 'events' });
  steps = createReviewSteps(harness);
  const { build } = harness;
  admin = await build.person({ roles: ['sfari_admin'] });
  manager = await build.person({ roles: ['abn_proj_mgr'] });
  reviewer = await build.person({ roles: ['sfari_reviewer'] });
});
afterAll(() => harness.stop());

describe('undoing an assignment', () => {
  const undo = (as: TestPerson | undefined, review: number | string) =>
    harness.call(`POST /review/${review}/undo/`, as ? { as } : {});

  it('waits with mail and bell as long as Undo is offered', async () => {
    const { body } = await steps.assign(admin, (await buildRequest(harness.build)).id, reviewer);
    const [job] = await harness.build.sql<{ seconds: number }>(
      `select extract(epoch from start_after - created_on)::int as seconds from jobs.job
       where name = 'review.announcement-due.researcher' and data ->> 'review_id' = $1`,
      [String(body.id)],
    );
    expect(job?.seconds).toBe(LIMITS.assignmentUndoSeconds + 2);
  });

  it('removes the reviewer, who hears nothing, and has the request put back', async () => {
    const request = await buildRequest(harness.build);
    const { body } = await steps.assign(admin, request.id, reviewer);
    expect((await undo(admin, body.id)).status).toBe(204);
    expect((await harness.call(`GET /review/${body.id}/`, { as: admin })).status).toBe(404);
    await steps.passTime(body.id);
    await harness.eventually(
      async () =>
        (
          await harness.build.sql(
            `select 1 from jobs.job where name = 'review.announcement-due.researcher' and state = 'completed'
               and data ->> 'review_id' = $1`,
            [String(body.id)],
          )
        ).length === 1,
    );
    expect(await steps.queued('mail.requested.core', request.id)).toEqual([]);
    expect(await steps.queued('notification.requested.core', request.id)).toEqual([]);
    expect(await steps.readStatus(request)).toBe(2);
    const history = await harness.build.sql(
      "select actor_id, operation from audit.log where model = 'review' and pk = $1 order by id",
      [String(body.id)],
    );
    expect(history).toEqual([
      { actor_id: admin.id, operation: 'I' },
      { actor_id: admin.id, operation: 'D' },
    ]);
  });

  it('twice in a moment puts the request back to where it was at first', async () => {
    const request = await buildRequest(harness.build);
    const first = (await steps.assign(admin, request.id, reviewer)).body;
    expect(await steps.readStatus(request)).toBe(3);
    expect((await undo(admin, first.id)).status).toBe(204);
    const second = (await steps.assign(admin, request.id, reviewer)).body;
    expect((await undo(admin, second.id)).status).toBe(204);
    expect(await steps.readStatus(request)).toBe(2);
    // A review that had begun long before goes on.
    await harness.build.sql('update researcher.request set status = 3 where id = $1', [request.id]);
    const third = (await steps.assign(admin, request.id, reviewer)).body;
    expect((await undo(admin, third.id)).status).toBe(204);
    expect(await steps.readStatus(request)).toBe(3);
  });

  it('counts each assignment anew once the reviewer was notified', async () => {
    const request = await buildRequest(harness.build);
    const { body } = await steps.assign(admin, request.id, reviewer);
    await undo(admin, body.id);
    const second = (await steps.assign(admin, request.id, reviewer)).body;
    await steps.passTime(second.id);
    await harness.eventually(() => steps.isAnnounced(second.id));
    await harness.call(`DELETE /review/${second.id}/`, { as: admin });
    expect(await steps.readStatus(request)).toBe(3);
    const third = (await steps.assign(admin, request.id, reviewer)).body;
    await undo(admin, third.id);
    expect(await steps.readStatus(request)).toBe(3);
  });

  it('leaves the status alone where another than the primary reviewer is taken back', async () => {
    const request = await buildRequest(harness.build, { status: 3 });
    const { body } = await steps.assign(admin, request.id, reviewer, 3);
    expect((await undo(admin, body.id)).status).toBe(204);
    expect(await steps.readStatus(request)).toBe(3);
  });

  it('leaves what has been decided, and is written in the name of who undid it', async () => {
    const request = await buildRequest(harness.build);
    const undone = (await steps.assign(admin, request.id, reviewer)).body;
    await undo(admin, undone.id);
    const history = await harness.build.sql(
      `select from_status, to_status, actor_id from researcher.request_status_change
       where request_id = $1 and from_status is not null order by id`,
      [request.id],
    );
    expect(history).toEqual([
      { from_status: 2, to_status: 3, actor_id: admin.id },
      { from_status: 3, to_status: 2, actor_id: admin.id },
    ]);
    const { body } = await steps.assign(admin, request.id, reviewer);
    await harness.build.sql('update researcher.request set status = 6 where id = $1', [request.id]);
    expect((await undo(admin, body.id)).status).toBe(204);
    expect(await steps.readStatus(request)).toBe(6);
  });

  it('is refused once the reviewer was notified', async () => {
    const { body } = await steps.assign(admin, (await buildRequest(harness.build)).id, reviewer);
    await steps.passTime(body.id);
    await harness.eventually(() => steps.isAnnounced(body.id));
    expect(await undo(admin, body.id)).toMatchObject({
      status: 409,
      body: { code: 'WRONG_STATE', detail: 'The reviewer has already been notified. Remove them instead' },
    });
  });

  it('and notifying in parallel end in one of the two', async () => {
    const { build } = harness;
    const requests = await Promise.all(Array.from({ length: 12 }, () => buildRequest(build)));
    const outcomes = await Promise.all(
      requests.map(async (request) => {
        const { body } = await steps.assign(admin, request.id, reviewer);
        const [, answer] = await Promise.all([
          steps.passTime(body.id),
          undo(admin, body.id),
          undo(admin, body.id),
        ]);
        await harness.eventually(() => steps.isAnnounced(body.id));
        const mails = (await steps.queued('mail.requested.core', request.id)).length;
        const undone = (await steps.readStatus(request)) === 2 ? 1 : 0;
        return { mails, undone, status: answer.status };
      }),
    );
    for (const { mails, undone } of outcomes) expect(mails + undone).toBe(1);
  });

  it('says nothing to those who were removed before they were notified', async () => {
    const { body } = await steps.assign(admin, (await buildRequest(harness.build)).id, reviewer);
    await harness.call(`DELETE /review/${body.id}/`, { as: admin });
    await steps.passRemoval(body.id);
    await harness.eventually(() => steps.isRemovalAnnounced(body.id));
    expect(await steps.readBell(body.id)).toEqual([]);
  });

  it('is for those who assign', async () => {
    const { body } = await steps.assign(admin, (await buildRequest(harness.build)).id, reviewer);
    expect((await undo(undefined, body.id)).status).toBe(401);
    expect((await undo(reviewer, body.id)).status).toBe(403);
    expect((await undo(manager, body.id)).status).toBe(404);
    expect((await undo(admin, 'x')).status).toBe(404);
    expect((await undo(admin, 2_000_000_000)).status).toBe(404);
  });
});
