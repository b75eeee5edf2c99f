/** Reviews of a request that was deleted, and of whom no one was notified when the service stopped. */
import { startHarness, type Harness } from '@portal/core/testing';
import { openDatabase } from '@portal/kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { announceMissedAssignments } from './index.ts';
import { buildRequest, buildReview } from '../../testing/index.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(definition, {}, { runs: 'events' });
});
afterAll(() => harness.stop());

const queuedAnnouncements = async (): Promise<number> =>
  (await harness.build.sql("select 1 from jobs.job where name = 'review.announcement-due.researcher'"))
    .length;

it('go with the request, with who deleted it in the history', async () => {
  const { build } = harness;
  const admin = await build.person({ roles: ['sfari_admin'] });
  const [gone, remaining] = [await buildRequest(build), await buildRequest(build)];
  const reviewer = await build.person({ roles: ['sfari_reviewer'] });
  const review = await buildReview(build, { request: gone, reviewer });
  const other = await buildReview(build, { request: remaining, reviewer });
  expect((await harness.call(`DELETE /request/${gone.id}/`, { as: admin })).status).toBe(204);
  const { body } = await harness.call('GET /review/', { as: admin });
  expect(body.results.map(({ id }: { id: number }) => id)).toEqual([other]);
  const entries = await build.sql(
    "select actor_id from audit.log where model = 'review' and pk = $1 and operation = 'D'",
    [String(review)],
  );
  expect(entries).toEqual([{ actor_id: admin.id }]);
});

it('are announced once although their event waits in the queue of the release before', async () => {
  const { build } = harness;
  const request = await buildRequest(build, { status: 3 });
  const reviewer = await build.person({ roles: ['sfari_reviewer'] });
  const review = await buildReview(build, { request, reviewer });
  const admin = await build.person({ roles: ['sfari_admin'] });
  await build.sql(
    'insert into researcher.assignment_notice (review_id, status_before, actor_id) values ($1, 2, $2)',
    [review, admin.id],
  );
  const database = openDatabase({ url: harness.database.connectionUrl('researcher') });
  await Promise.all([announceMissedAssignments({ database }), announceMissedAssignments({ database })]);
  await announceMissedAssignments({ database });
  await database.close();
  await build.sql(
    "update jobs.job set start_after = now() where name = 'review.announcement-due.researcher'",
  );
  const mails = () =>
    build.sql(
      "select data -> 'actor_id' as sender from jobs.job where name = 'mail.requested.core' and data ->> 'object_id' = $1",
      [String(request.id)],
    );
  const done = async () =>
    (
      await build.sql(
        "select 1 from jobs.job where name = 'review.announcement-due.researcher' and state = 'completed'",
      )
    ).length === 1;
  await harness.eventually(done);
  expect(await mails()).toEqual([{ sender: admin.id }]);
  expect(await queuedAnnouncements()).toBe(1);
});

it('are not queued again when a service starts while they wait', async () => {
  const { build } = harness;
  const request = await buildRequest(build);
  const reviewer = await build.person({ roles: ['sfari_reviewer'] });
  const admin = await build.person({ roles: ['sfari_admin'] });
  const body = { request: request.id, reviewer: reviewer.id, reviewer_role: 1 };
  const before = await queuedAnnouncements();
  expect((await harness.call('POST /review/', { as: admin, body })).status).toBe(201);
  const database = openDatabase({ url: harness.database.connectionUrl('researcher') });
  await announceMissedAssignments({ database });
  await database.close();
  expect(await queuedAnnouncements()).toBe(before + 1);
});
