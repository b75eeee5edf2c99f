/** One's own reviews with due date and progress. */
import { startHarness, type Harness } from '@portal/core/testing';
import { listPlanNodes, readPlan, type TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { cohortsSql } from './review-state.ts';
import { completeReview, createScoreSteps } from './score.fixtures.ts';

let harness: Harness;
let steps: ReturnType<typeof createScoreSteps>;
beforeAll(async () => {
  harness = await startHarness(definition, { SERVICE_URLS: '{"researcher":"http://127.0.0.1:9"}' });
  steps = createScoreSteps(harness);
});
afterAll(() => harness.stop());

const list = async (as: TestPerson, query = '') =>
  (await harness.call(`GET /own-review/${query}`, { as })).body.results;
const setDue = (review: number, days: number) =>
  harness.build.sql(
    `update researcher.review set due_date = (now() at time zone 'America/New_York')::date + $2::int where id = $1`,
    [review, days],
  );
describe('own reviews', () => {
  it('are listed by due date with what is scored of what is asked; submitted ones last', async () => {
    const first = await steps.reviewed();
    const { reviewer } = first;
    const late = await steps.reviewed({ reviewer });
    const done = await steps.reviewed({ reviewer });
    await setDue(first.review, 5);
    await setDue(late.review, -1);
    await setDue(done.review, -3);
    await steps.save(late.review, reviewer, {
      blocks: { research: { score: 4 }, engagement: { score: 2 }, feasibility: { score: null } },
    });
    await steps.score(done.review, reviewer, completeReview(4, 5));

    const rows = await list(reviewer);
    expect(rows.map(({ review }: { review: number }) => review)).toEqual([
      late.review,
      first.review,
      done.review,
    ]);
    expect(rows[0]).toEqual({
      review: late.review,
      request: {
        id: late.request.id,
        sfari_request_id: expect.stringMatching(/^REQ/),
        type: 4,
        project_title: expect.any(String),
      },
      due_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      is_late: true,
      progress: 'In Progress',
      scored: 2,
      criteria: 6,
      submitted_at: null,
      is_open: true,
    });
    expect(rows[1]).toMatchObject({ progress: 'New', scored: 0, is_late: false, is_open: true });
    expect(rows[2]).toMatchObject({ progress: 'Completed', scored: 6, is_late: false, is_open: false });
    expect(rows[2].submitted_at).not.toBeNull();
  });

  it('are those of the person who asks, without what they have a conflict with and what is decided', async () => {
    const { reviewer } = await steps.reviewed({ conflict: true });
    expect(await list(reviewer)).toEqual([]);
    const decided = await steps.reviewed({ status: 5 });
    expect(await list(decided.reviewer)).toEqual([]);
    const asked = await steps.reviewed({ conflict: undefined });
    expect(await list(asked.reviewer)).toMatchObject([{ is_open: true, progress: 'New' }]);
    const meeting = await steps.reviewed({ status: 8 });
    expect(await list(meeting.reviewer)).toMatchObject([{ is_open: false, due_date: null }]);
    expect((await harness.call('GET /own-review/', { as: await steps.person('sfari_admin') })).status).toBe(
      403,
    );
  });

  it('are only of tissue for a reviewer of Autism BrainNet, and in words where nothing is scored', async () => {
    const { reviewer, review } = await steps.reviewed({ type: 8, role: 'abn_reviewer' });
    await steps.reviewed({ reviewer });
    expect(await list(reviewer)).toMatchObject([{ review, criteria: 7, due_date: null }]);
    const unscored = await steps.reviewed();
    await steps.giveCohort(unscored.request, 'SSC');
    expect(await list(unscored.reviewer)).toMatchObject([{ criteria: 0, scored: 0 }]);
  });
});

it('the cohorts of each review are looked up by index, never found by reading those of all requests', async () => {
  const client = await harness.database.admin.connect();
  try {
    // as with many rows: the few of a test would be read whole
    await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off');
    const { rows } = await client.query(
      `explain (format json) select ${cohortsSql('r.id')} from researcher_api.request r`,
    );
    const conditions = listPlanNodes(readPlan(rows).Plan)
      .filter((node) => node['Relation Name'] === 'request_cohort')
      .map((node) => node['Index Cond'] ?? 'reads all');
    expect(conditions).toEqual(conditions.map(() => expect.stringContaining('request_id = ')));
    expect(conditions.length).toBeGreaterThan(0);
    await client.query('rollback');
  } finally {
    client.release();
  }
});
