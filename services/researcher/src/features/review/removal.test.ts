/** Restoring a reviewer who was removed, before they are notified (decision 216). */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { buildRequest } from '../../testing/index.ts';
import { createReviewSteps } from './review.fixtures.ts';

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

const undo = (as: TestPerson | undefined, request: unknown, review: unknown) =>
  harness.call('POST /review/undo-removal/', { ...(as ? { as } : {}), body: { request, review } });
const remove = (review: number) => harness.call(`DELETE /review/${review}/`, { as: admin });

/** Assigned, and notified of it unless `isUnannounced`. */
async function assignAnnounced(isUnannounced = false): Promise<{ request: number; review: number }> {
  const request = await buildRequest(harness.build);
  const { body } = await steps.assign(admin, request.id, reviewer);
  if (!isUnannounced) {
    await steps.passTime(body.id);
    await harness.eventually(() => steps.isAnnounced(body.id));
  }
  return { request: request.id, review: body.id };
}

describe('undoing a removal', () => {
  it('puts the reviewer back, who hears nothing; the history has both steps', async () => {
    const { request, review } = await assignAnnounced();
    expect((await remove(review)).status).toBe(204);
    expect((await harness.call(`GET /review/${review}/`, { as: admin })).status).toBe(404);
    expect((await undo(admin, request, review)).status).toBe(204);
    const { body } = await harness.call(`GET /review/${review}/`, { as: reviewer });
    expect(body).toMatchObject({ id: review, reviewer_role: 1 });
    await steps.passRemoval(review);
    expect(await steps.readBell(review)).toEqual([]);
    expect(await steps.readStatus({ id: request })).toBe(3);
    const history = await harness.build.sql(
      "select actor_id, operation from audit.log where model = 'review' and pk = $1 order by id",
      [String(review)],
    );
    expect(history).toEqual(['I', 'D', 'I'].map((operation) => ({ actor_id: admin.id, operation })));
  });

  it('delays the email again if the reviewer was not notified of the assignment yet', async () => {
    const { request, review } = await assignAnnounced(true);
    await remove(review);
    expect((await undo(admin, request, review)).status).toBe(204);
    expect(await steps.isAnnounced(review)).toBe(false);
    await steps.passTime(review);
    await harness.eventually(() => steps.isAnnounced(review));
    expect(await steps.queued('mail.requested.core', request)).toHaveLength(1);
  });

  it('is refused once the reviewer was notified, for another request, and twice', async () => {
    const { request, review } = await assignAnnounced();
    const other = await buildRequest(harness.build);
    const notification = {
      status: 409,
      body: {
        code: 'WRONG_STATE',
        detail: 'The reviewer has already been notified. Assign them again instead',
      },
    };
    await remove(review);
    expect(await undo(admin, other.id, review)).toMatchObject(notification);
    expect((await undo(admin, request, review)).status).toBe(204);
    expect(await undo(admin, request, review)).toMatchObject(notification);
    await remove(review);
    await steps.passRemoval(review);
    await harness.eventually(() => steps.isRemovalAnnounced(review));
    expect(await undo(admin, request, review)).toMatchObject(notification);
    expect(await steps.readBell(review)).toHaveLength(1);
  });

  it('does not displace who has been assigned, nor touch a decided request', async () => {
    const { request, review } = await assignAnnounced();
    const second = await harness.build.person({ roles: ['sfari_reviewer'] });
    await remove(review);
    expect((await steps.assign(admin, request, second)).status).toBe(201);
    expect(await undo(admin, request, review)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    await harness.build.sql('update researcher.request set status = 4 where id = $1', [request]);
    expect((await undo(admin, request, review)).status).toBe(409);
  });

  it('or not: who is assigned again is not notified of the removal', async () => {
    const { request, review } = await assignAnnounced();
    await remove(review);
    expect((await steps.assign(admin, request, reviewer)).status).toBe(201);
    await steps.passRemoval(review);
    await harness.eventually(() => steps.isRemovalAnnounced(review));
    expect(await steps.readBell(review)).toEqual([]);
  });

  it('and notifying in parallel end in one of the two', async () => {
    const { request, review } = await assignAnnounced();
    await remove(review);
    const [, ...answers] = await Promise.all([
      steps.passRemoval(review),
      undo(admin, request, review),
      undo(admin, request, review),
    ]);
    await harness.eventually(() => steps.isRemovalAnnounced(review));
    const undone = answers.filter(({ status }) => status === 204).length;
    expect(undone + (await steps.readBell(review)).length).toBe(1);
  });

  it('is for those who assign', async () => {
    const { request, review } = await assignAnnounced(true);
    await remove(review);
    expect((await undo(undefined, request, review)).status).toBe(401);
    expect((await undo(reviewer, request, review)).status).toBe(403);
    expect((await undo(manager, request, review)).status).toBe(404);
    expect((await undo(admin, 2_000_000_000, review)).status).toBe(404);
    expect((await undo(admin, request, 'x')).status).toBe(400);
  });
});
