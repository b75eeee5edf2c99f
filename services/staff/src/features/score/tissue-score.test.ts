/** Scores of tissue requests: by whom, of what, and who reads them (spec 3 sections 2.7, 3 and 5). */
import { ROLES, type Role } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { completeReview, createScoreSteps } from './score.fixtures.ts';

let harness: Harness;
let steps: ReturnType<typeof createScoreSteps>;
beforeAll(async () => {
  harness = await startHarness(definition, { SERVICE_URLS: '{"researcher":"http://127.0.0.1:9"}' });
  steps = createScoreSteps(harness);
});
afterAll(() => harness.stop());

const CRITERIA = [
  'importance',
  'autism_understanding',
  'novel',
  'design',
  'alternatives',
  'preliminary_data',
  'expertise',
];
const reviewedBy = (role: Role, request?: { readonly id: number }) =>
  steps.reviewed({ type: 8, role, reviewerRole: request ? 3 : 1, ...(request ? { request } : {}) });

it('has seven criteria, comments, funding, missing information and a recommendation [S3-41 S3-42]', async () => {
  const { reviewer, review } = await reviewedBy('abn_reviewer');
  const empty = await steps.read(review, reviewer);
  expect(Object.keys(empty.body.blocks)).toEqual(CRITERIA);
  expect(Object.keys(empty.body.notes)).toEqual(['comments', 'funding', 'missing_info', 'recommendation']);
  const body = {
    blocks: { importance: { score: 45 } },
    notes: { funding: 'NIH', missing_info: 'A power analysis', recommendation: 'Fund it' },
  };
  expect((await steps.save(review, reviewer, body)).body).toMatchObject({ notes: body.notes });
  const early = await steps.submit(review, reviewer);
  expect(early.status).toBe(400);
  expect(Object.keys(early.body).toSorted()).toEqual(
    [
      ...CRITERIA.slice(1).map((key) => `blocks.${key}.score`),
      'notes.comments',
      'reviewer_decision',
    ].toSorted(),
  );
});

it.each([-5, 47, 51, 55, 2.5])(
  'refuses %j, which is no multiple of 5 from 0 to 50 [S5-29]',
  async (score) => {
    const { reviewer, review } = await reviewedBy('sfari_reviewer');
    const answer = await steps.save(review, reviewer, { blocks: { design: { score } } });
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['blocks.design.score']]);
  },
);

it('is scored by reviewers of both groups; manager and administrators read averages and comments [S6-15]', async () => {
  const one = await reviewedBy('sfari_reviewer');
  const other = await reviewedBy('abn_reviewer', one.request);
  expect((await steps.score(one.review, one.reviewer, completeReview(8, 45))).status).toBe(200);
  expect((await steps.score(other.review, other.reviewer, completeReview(8, 50, 'Rare tissue'))).status).toBe(
    200,
  );
  const may: readonly Role[] = [
    'sfari_admin',
    'sfari_admin_lead',
    'superuser',
    'internal_read_only',
    'abn_proj_mgr',
  ];
  for (const role of ROLES) {
    const answer = await steps.scores(one.request, await steps.person(role));
    const isReader = may.includes(role);
    expect([role, answer.status === 200]).toEqual([role, isReader]);
    if (!isReader) continue;
    const [quarter] = answer.body.quarters;
    expect(quarter.averages.importance).toBe(47.5);
    expect(JSON.stringify(quarter.scores)).toContain('Rare tissue');
  }
});

it('that is being saved while the reviewer is taken off ends in one of the two', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { reviewer, review } = await reviewedBy('abn_reviewer');
    const [saved] = await Promise.all([
      steps.save(review, reviewer, completeReview(8, 5 * round)),
      harness.build.sql('delete from researcher.review where id = $1', [review]),
    ]);
    expect([200, 404]).toContain(saved.status);
    const stored = await harness.build.sql('select 1 from staff.review_score where id = $1', [review]);
    expect(stored).toHaveLength(saved.status === 200 ? 1 : 0);
    expect((await steps.save(review, reviewer, {}, 'W/"1"')).status).toBe(404);
    expect((await steps.submit(review, reviewer)).status).toBe(404);
  }
});
