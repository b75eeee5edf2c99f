/** Writing a review: by whom, when, and which scores there are. */
import { startHarness, type Harness } from '@portal/core/testing';
import { formatQuarter, type RequestType, RUBRICS, scoringQuarter } from '@portal/contract';
import { buildRequest } from '@portal/researcher/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { completeReview, createScoreSteps } from './score.fixtures.ts';

let harness: Harness;
let steps: ReturnType<typeof createScoreSteps>;
beforeAll(async () => {
  harness = await startHarness(definition, { SERVICE_URLS: '{"researcher":"http://127.0.0.1:9"}' });
  steps = createScoreSteps(harness);
});
afterAll(() => harness.stop());

const withScore = (type: RequestType, score: unknown) => {
  const whole = completeReview(type, 0);
  const [first = ''] = Object.keys(whole.blocks);
  return { field: `blocks.${first}.score`, body: { blocks: { [first]: { score } } } };
};

describe('a review', () => {
  it('is saved as it grows, read again, and submitted once [S7-06 S3-05 S3-07 S3-08]', async () => {
    const { reviewer, review, request } = await steps.reviewed();
    const empty = await steps.read(review, reviewer);
    expect(empty.headers.get('etag')).toBe('W/"0"');
    expect(empty.body).toMatchObject({ review, submitted_at: null, closed: null, reviewer_decision: null });
    expect(Object.keys(empty.body.blocks)).toEqual([
      'research',
      'engagement',
      'feasibility',
      'alignment',
      'scientific',
      'community',
    ]);
    const comment = { strengths: 'A clear question', weaknesses: 'Few families' };
    const first = await steps.save(review, reviewer, { blocks: { research: { score: 4, comment } } });
    expect(first.status).toBe(200);
    expect(first.body.blocks.research).toEqual({ score: 4, comment });
    expect((await steps.read(review, reviewer)).body).toEqual(first.body);
    const early = await steps.submit(review, reviewer);
    expect(early.status).toBe(400);
    expect(early.body).toMatchObject({
      'blocks.engagement.score': ['Required field'],
      reviewer_decision: ['Required field'],
      build_merit: ['Required field'],
    });
    const etag = first.headers.get('etag') ?? '';
    expect((await steps.save(review, reviewer, completeReview(4, 5), etag)).status).toBe(200);
    const submitted = await steps.submit(review, reviewer);
    expect(submitted.body).toMatchObject({ closed: 'submitted', build_merit: 'Yes' });
    expect(submitted.body.submitted_at).not.toBeNull();
    const history = await harness.build.sql<{ text: string }>(
      "select changes::text as text from audit.log where model = 'review_score' and parent_pk = $1",
      [String(request.id)],
    );
    expect(history).toHaveLength(2);
    // Others read the history: it has none of the words.
    expect(history.map(({ text }) => text).join('')).not.toMatch(/Clear|blocks|Approve/);
  });

  it('takes blocks and notes under the names of the specification, and preserves what they leave out', async () => {
    const { reviewer, review } = await steps.reviewed();
    const add = (body: object, as = reviewer) => harness.call(`POST /review/${review}/score/`, { as, body });
    const research = { score: 4, comment: { strengths: 'Clear', weaknesses: '' } };
    const first = await add({ reviewer_role: 1, reviewer: reviewer.id, research, other: 'Sound' });
    expect(first.body).toMatchObject({ blocks: { research }, notes: { other: 'Sound' } });
    const second = await add({ community: { score: 2 }, other: { comment: 'Better' }, build_merit: 'No' });
    expect(second.status).toBe(200);
    expect(second.body).toMatchObject({
      blocks: { research, community: { score: 2 } },
      notes: { other: 'Better' },
      build_merit: 'No',
    });
    expect((await steps.read(review, reviewer)).body).toEqual(second.body);
    expect((await add({ community: { score: 9 } })).body).toMatchObject({
      'blocks.community.score': [expect.any(String)],
    });
    expect((await add({ importance: { score: 5 } })).status).toBe(400);
    expect((await add({ research }, await steps.person('internal_reviewer'))).status).toBe(404);
    expect((await harness.call(`POST /review/${review}/score/`, { body: { research } })).status).toBe(401);
    const [one, other] = await Promise.all([
      add({ engagement: { score: 3 } }),
      add({ feasibility: { score: 5 } }),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect((await steps.read(review, reviewer)).body.blocks).toMatchObject({
      engagement: { score: 3 },
      feasibility: { score: 5 },
    });
  });

  it('belongs to the quarter before [S9-04]', async () => {
    const { reviewer, review } = await steps.reviewed();
    expect((await steps.read(review, reviewer)).body.quarter).toBe(
      formatQuarter(scoringQuarter(new Date(), 'America/New_York')),
    );
  });

  it('has a build merit of three, and no other [S3-06]', async () => {
    const { reviewer, review } = await steps.reviewed();
    let etag = 'W/"0"';
    for (const merit of ['Yes', 'No', 'Not Applicable']) {
      const saved = await steps.save(review, reviewer, { build_merit: merit }, etag);
      expect(saved.body).toMatchObject({ build_merit: merit });
      etag = saved.headers.get('etag') ?? '';
    }
    for (const wrong of ['yes', 'Maybe', ''])
      expect((await steps.save(review, reviewer, { build_merit: wrong }, etag)).status).toBe(400);
  });

  it('is the reviewer’s alone: 401, 403, 404, 428', async () => {
    const { reviewer, review } = await steps.reviewed();
    expect((await steps.read(review)).status).toBe(401);
    expect((await steps.read(review, await harness.build.person())).status).toBe(403);
    expect((await steps.read(review, await steps.person('sfari_admin'))).status).toBe(403);
    const other = await steps.person('internal_reviewer');
    expect((await steps.read(review, other)).status).toBe(404);
    expect((await steps.save(review, other, {})).status).toBe(404);
    expect((await steps.submit(review, other)).status).toBe(404);
    const bare = await harness.call(`PUT /review/${review}/score/`, {
      as: reviewer,
      body: {},
      headers: { 'If-Match': '' },
    });
    expect(bare.status).toBe(428);
  });

  it.each([2, 4, 5, 6, 8, 9] as const)('is not written in status %i [S4.3-17]', async (status) => {
    const { reviewer, review } = await steps.reviewed({ status });
    expect((await steps.save(review, reviewer, {})).body).toMatchObject({ code: 'WRONG_STATE' });
    expect((await steps.submit(review, reviewer)).status).toBe(409);
    expect((await steps.read(review, reviewer)).body.closed).toBe('status');
  });

  it('waits for the answer about a conflict, and ends with one [S4.8-04 S2.7-02]', async () => {
    const open = await steps.reviewed({ conflict: undefined });
    expect((await steps.read(open.review, open.reviewer)).body.closed).toBe('question');
    expect((await steps.save(open.review, open.reviewer, {})).body).toMatchObject({ code: 'WRONG_STATE' });
    const ended = await steps.reviewed({ conflict: true, reviewerRole: 2 });
    expect((await steps.read(ended.review, ended.reviewer)).status).toBe(404);
    expect((await steps.save(ended.review, ended.reviewer, {})).body).toMatchObject({ code: 'WRONG_STATE' });
  });
});

describe('scores', () => {
  it.each([
    [4, [0, 6, 2.5, -1, 1e9], [1, 3, 5]],
    [8, [-5, 51, 55, 47, 2.5], [0, 5, 45, 50]],
  ] as const)('of type %i: %j are refused, %j are not [S5-06]', async (type, wrong, right) => {
    const role = type === 4 ? 'internal_reviewer' : 'abn_reviewer';
    const { reviewer, review } = await steps.reviewed({ type, role });
    for (const score of wrong) {
      const { field, body } = withScore(type, score);
      const answer = await steps.save(review, reviewer, body);
      expect([score, answer.status]).toEqual([score, 400]);
      expect(Object.keys(answer.body)).toEqual([field]);
    }
    let version = 0;
    for (const score of right) {
      const answer = await steps.save(review, reviewer, withScore(type, score).body, `W/"${version}"`);
      expect([score, answer.status]).toEqual([score, 200]);
      version += 1;
    }
  });

  it('plain reviews are in words, with their own decision [S3-09 S5-09]', async () => {
    const { reviewer, review } = await steps.reviewed({ type: 1, role: 'sfari_reviewer' });
    expect((await steps.read(review, reviewer)).body).toMatchObject({ blocks: {}, notes: { other: '' } });
    expect((await steps.save(review, reviewer, { build_merit: 'Yes' })).body).toHaveProperty('build_merit');
    expect((await steps.save(review, reviewer, { reviewer_decision: 'Maybe' })).status).toBe(400);
    expect((await steps.save(review, reviewer, { notes: { funding: 'None' } })).status).toBe(400);
    expect((await steps.save(review, reviewer, { blocks: { research: { score: 3 } } })).status).toBe(400);
    const missing = await steps.submit(review, reviewer);
    expect(Object.keys(missing.body)).toEqual(['notes.other', 'reviewer_decision']);
    expect((await steps.score(review, reviewer, completeReview(1, 0))).status).toBe(200);
  });

  it.each(['SSC', 'Simons Searchlight'])('cohort %s has none [S8-09]', async (name) => {
    const { request, reviewer, review } = await steps.reviewed();
    await steps.giveCohort(request, name);
    const { body } = await steps.read(review, reviewer);
    expect(body).toMatchObject({ unscored_cohort: name, blocks: {} });
    const answer = await steps.save(review, reviewer, { blocks: { research: { score: 3 } } });
    expect(answer.body).toEqual({
      'blocks.research.score': [`This request has no scores as it's cohort is ${name}`],
    });
    const words = { notes: { other: 'Sound' }, reviewer_decision: 'Approve', build_merit: 'No' };
    expect((await steps.score(review, reviewer, words)).status).toBe(200);
  });

  it('a cohort is known by its name, and called by its label; a renewal has that of its request [S8-09]', async () => {
    const label = 'Simons Simplex Collection';
    const { request, reviewer, review } = await steps.reviewed();
    await steps.giveCohort(request, 'SSC');
    const renewal = await buildRequest(harness.build, { type: 5, status: 3, renewalOf: request });
    const ofRenewal = await steps.reviewed({ request: renewal });
    await harness.build.sql('update core.cohort set display_name = $1 where name = $2', [label, 'SSC']);
    const messages = [
      await steps.read(review, reviewer),
      await steps.scores(request, await steps.person('sfari_admin')),
      await steps.read(ofRenewal.review, ofRenewal.reviewer),
    ];
    await harness.build.sql("update core.cohort set display_name = name where name = 'SSC'");
    expect(messages.map(({ body }) => body.unscored_cohort)).toEqual([label, label, label]);
  });
});

describe('rubrics', () => {
  it('are in the database as in the contract [P3-01 P3-02]', async () => {
    const rows = await harness.build.sql<Record<string, unknown>>(
      'select * from staff.rubric order by key, version',
    );
    expect(rows).toEqual(
      RUBRICS.toSorted((one, other) => one.key.localeCompare(other.key)).map((rubric) => ({
        key: rubric.key,
        version: rubric.version,
        criteria: rubric.criteria.map(({ key }) => key),
        minimum: rubric.scale?.minimum ?? null,
        maximum: rubric.scale?.maximum ?? null,
        step: rubric.scale?.step ?? null,
        comments: [
          ...(rubric.hasComments ? ['strengths', 'weaknesses'] : []),
          ...rubric.notes.map(({ key }) => key),
        ],
      })),
    );
  });

  it('are frozen once a review used them, and reviews once they are submitted [P3-01]', async () => {
    const change = (key: string) =>
      harness.build.sql('update staff.rubric set maximum = 60 where key = $1', [key]);
    const { reviewer, review } = await steps.reviewed({ type: 8, role: 'abn_reviewer' });
    await steps.score(review, reviewer, completeReview(8, 45));
    await expect(change('tissue')).rejects.toThrow('never changed');
    await expect(harness.build.sql("delete from staff.rubric where key = 'tissue'")).rejects.toThrow(
      'never changed',
    );
    await expect(
      harness.build.sql('update staff.review_score set version = 9 where id = $1', [review]),
    ).rejects.toThrow('never changed');
  });
});
