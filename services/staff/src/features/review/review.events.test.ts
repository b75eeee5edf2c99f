/** Reviews of a request that was deleted. */
import { RequestDeleted } from '@portal/contract';
import { buildRequest, buildReview, emitEvent, startHarness, type Harness } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(definition);
});
afterAll(() => harness.stop());

it('leave the list with the request, and then the table, with who deleted it in the history', async () => {
  const { build } = harness;
  const admin = await build.person({ roles: ['sfari_admin'] });
  const [gone, kept] = [await buildRequest(build), await buildRequest(build)];
  const reviewer = await build.person({ roles: ['sfari_reviewer'] });
  const review = await buildReview(build, { request: gone, reviewer });
  const other = await buildReview(build, { request: kept, reviewer });
  await build.sql('delete from researcher.request where id = $1', [gone.id]);
  const { body } = await harness.call('GET /review/', { as: admin });
  expect(body.results.map(({ id }: { id: number }) => id)).toEqual([other]);

  await emitEvent(harness.database, RequestDeleted, { request_id: gone.id, actor_id: admin.id });
  const left = () => build.sql<{ id: number }>('select id from staff.review order by id');
  await harness.eventually(async () => (await left()).length === 1);
  expect(await left()).toEqual([{ id: other }]);
  const entries = await build.sql(
    "select actor_id from audit.log where model = 'review' and pk = $1 and operation = 'D'",
    [String(review)],
  );
  expect(entries).toEqual([{ actor_id: admin.id }]);
});
