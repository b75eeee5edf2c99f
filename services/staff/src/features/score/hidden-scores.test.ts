/** Scores of others are in no answer before one's own are in; and what those who decide read. */
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildConflict, buildRequest } from '@portal/researcher/testing';
import { definition } from '../../app.ts';
import { completeReview, createScoreSteps } from './score.fixtures.ts';

let harness: Harness;
let steps: ReturnType<typeof createScoreSteps>;
beforeAll(async () => {
  harness = await startHarness(definition, { SERVICE_URLS: '{"researcher":"http://127.0.0.1:9"}' });
  steps = createScoreSteps(harness);
});
afterAll(() => harness.stop());

const SECRET = 'Only for those who are done';
async function twoReviewers() {
  const one = await steps.reviewed();
  const other = await steps.reviewed({ request: one.request, role: 'external_reviewer', reviewerRole: 2 });
  await steps.score(one.review, one.reviewer, completeReview(4, 4, SECRET));
  return { request: one.request, one, other };
}

it('a reviewer reads the others when the own review is in [S6-05]', async () => {
  const { request, other } = await twoReviewers();
  const before = await steps.scores(request, other.reviewer);
  expect(before.body).toMatchObject({ is_hidden: true, quarters: [] });
  expect(JSON.stringify(before.body)).not.toContain(SECRET);
  expect(before.body.reviewers.map(({ progress }: { progress: string }) => progress)).toEqual([
    'Completed',
    'New',
  ]);
  await steps.save(other.review, other.reviewer, completeReview(4, 1));
  const draft = await steps.scores(request, other.reviewer);
  expect(draft.body).toMatchObject({ is_hidden: true, quarters: [] });
  await steps.submit(other.review, other.reviewer);
  const after = await steps.scores(request, other.reviewer);
  expect(after.body.is_hidden).toBe(false);
  expect(JSON.stringify(after.body)).toContain(SECRET);
});

it('the person who reviews waits, also with a further role that reads every score', async () => {
  const { request, other } = await twoReviewers();
  const both = await harness.build.person({ roles: ['internal_reviewer', 'superuser'] });
  expect((await steps.scores(request, both)).body.is_hidden).toBe(false);
  const { request: second } = await steps.reviewed();
  expect((await steps.scores(second, other.reviewer)).status).toBe(404);
});

it.each([
  ['sfari_admin', 4, 200],
  ['sfari_admin_lead', 4, 200],
  ['superuser', 4, 200],
  ['internal_read_only', 4, 200],
  ['rm_admin', 4, 200],
  ['rm_admin', 8, 404],
  ['abn_proj_mgr', 8, 200],
  ['abn_proj_mgr', 4, 404],
  ['sfari_reviewer', 1, 404],
  ['internal_reviewer', 4, 404],
  ['abn_reviewer', 8, 404],
  ['access_admin', 4, 403],
  ['primary_researcher', 4, 403],
] as const)('%s reads the scores of a type %i request of others: %i', async (role, type, status) => {
  const request = await buildRequest(harness.build, { type, status: 3 });
  expect((await steps.scores(request, await steps.person(role))).status).toBe(status);
});

it('the owner never does, whatever roles they have; nor does no one', async () => {
  const owner = await harness.build.person({ roles: ['primary_researcher', 'superuser'] });
  const request = await buildRequest(harness.build, { type: 4, status: 3, owner });
  expect((await steps.scores(request, owner)).status).toBe(404);
  expect((await steps.scores(request)).status).toBe(401);
});

it('averages are of submitted scores without a conflict, the total is their sum [S5-08]', async () => {
  const { request, other } = await twoReviewers();
  const admin = await steps.person('sfari_admin');
  const third = await steps.reviewed({ request, role: 'internal_reviewer', reviewerRole: 3 });
  await steps.score(other.review, other.reviewer, completeReview(4, 1));
  await steps.save(third.review, third.reviewer, completeReview(4, 5));
  const [quarter] = (await steps.scores(request, admin)).body.quarters;
  expect(quarter).toMatchObject({ averages: { research: 2.5, community: 2.5 }, total: 15 });
  expect(quarter.spreads.research).toEqual({ lowest: 1, highest: 4, is_wide: true });
  expect(quarter.scores).toHaveLength(2);
  await buildConflict(harness.build, { request, reviewer: other.reviewer });
  const [left] = (await steps.scores(request, admin)).body.quarters;
  expect(left).toMatchObject({ averages: { research: 4 }, total: 24, spreads: { research: null } });
  expect((await steps.scores(request, other.reviewer)).status).toBe(404);
});
