/** What a row of the dashboard says of its reviews, its collection and its decision (spec 3 section 2.8). */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { buildConflict, buildRequest, buildReview } from '@portal/researcher/testing';
import { buildScore } from '@portal/staff/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';

let harness: Harness;
let manager: TestPerson;
beforeAll(async () => {
  harness = await startHarness(definition);
  manager = await harness.build.person({ roles: ['abn_proj_mgr'] });
});
afterAll(() => harness.stop());

const read = async ({ id }: { readonly id: number }, as = manager) =>
  (await harness.call(`GET /abn-request/${id}/`, { as })).body;

/** Reviewers in the order of their roles, the first as primary. */
async function reviewed(count: number, more: { readonly owner?: TestPerson } = {}) {
  const request = await buildRequest(harness.build, { type: 8, status: 3, ...more });
  const reviews: { review: number; reviewer: TestPerson }[] = [];
  while (reviews.length < count) {
    const reviewer = await harness.build.person({ roles: ['abn_reviewer'], institution: null });
    const reviewerRole = reviews.length === 0 ? 1 : 3;
    reviews.push({ reviewer, review: await buildReview(harness.build, { request, reviewer, reviewerRole }) });
  }
  return { request, reviews };
}
type Reviewed = Awaited<ReturnType<typeof reviewed>>;
const score = ({ request, reviews }: Reviewed, index: number, isSubmitted: boolean): Promise<void> => {
  const found = reviews[index];
  if (!found) throw new Error(`there is no reviewer ${index}`);
  return buildScore(harness.build, { ...found, request, isSubmitted });
};

it('counts submitted of assigned in percent, and says how far each is [S2.8-06]', async () => {
  const work = await reviewed(3);
  const { request } = work;
  expect(await read(request)).toMatchObject({ reviewer_progress: 0 });
  await score(work, 0, true);
  await score(work, 1, false);
  const body = await read(request);
  expect(body.reviewer_progress).toBe(33);
  expect(body.reviewers[0]).toMatchObject({ reviewer_role: 1, progress: 'Completed' });
  expect(body.reviewers.map(({ progress }: { progress: string }) => progress).toSorted()).toEqual([
    'Completed',
    'In Progress',
    'New',
  ]);
  const [listed] = (await harness.call(`GET /abn-request/?id=${request.id}`, { as: manager })).body.results;
  expect(listed.reviewer_progress).toBe(33);
});

it('a conflict of interest ends a review: the others alone are waited for [S2.8-06]', async () => {
  const work = await reviewed(2);
  const { request } = work;
  await score(work, 0, true);
  expect((await read(request)).reviewer_progress).toBe(50);
  const ended = work.reviews[1]?.reviewer;
  if (!ended) throw new Error('there are two');
  await buildConflict(harness.build, { request, reviewer: ended });
  const body = await read(request);
  expect(body.reviewer_progress).toBe(100);
  expect(body.reviewers.map(({ has_conflict: has }: { has_conflict: boolean }) => has)).toEqual([
    false,
    true,
  ]);
});

it('is null where no one reviews, and for a request of one’s own', async () => {
  const unreviewed = await buildRequest(harness.build, { type: 8, status: 2 });
  expect(await read(unreviewed)).toMatchObject({ reviewer_progress: null, due_date: null, reviewers: [] });
  const work = await reviewed(1, { owner: manager });
  const { request } = work;
  await harness.build.sql('update researcher.review set due_date = current_date where request_id = $1', [
    request.id,
  ]);
  await score(work, 0, true);
  expect(await read(request)).toMatchObject({ reviewer_progress: null, due_date: null, reviewers: [] });
});

it('has the first due date of the reviews that wait, its collection and when it was decided [S2.8-09]', async () => {
  const { request, reviews } = await reviewed(2);
  for (const [index, { review }] of reviews.entries())
    await harness.build.sql('update researcher.review set due_date = $2 where id = $1', [
      review,
      `2027-03-0${2 - index}`,
    ]);
  const [cart] = await harness.build.sql<{ id: number }>(
    `insert into tissue.cart (collection_name, pi_id, pilot_tissue_cart) values ('Cortex', $1, false) returning id`,
    [request.owner.id],
  );
  await harness.build.sql(
    `update researcher.request set additional_data = additional_data || jsonb_build_object('cart', $2::int),
      decision_date = '2027-01-02T10:00:00Z' where id = $1`,
    [request.id, cart?.id],
  );
  const body = await read(request);
  expect(body).toMatchObject({
    due_date: '2027-03-01',
    collection: { id: cart?.id, display_name: 'Cortex' },
  });
  expect(new Date(body.decision_date).toISOString()).toBe('2027-01-02T10:00:00.000Z');
  await harness.build.sql('update researcher.request set status = 8 where id = $1', [request.id]);
  expect((await read(request)).due_date).toBeNull();
});
