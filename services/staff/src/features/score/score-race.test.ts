/** A review that meets someone else's step, and one that is written in two tabs. */
import { startHarness, type Harness } from '@portal/core/testing';
import { untilBlocked } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildConflict } from '@portal/researcher/testing';
import { definition } from '../../app.ts';
import { completeReview, createScoreSteps } from './score.fixtures.ts';

let harness: Harness;
let steps: ReturnType<typeof createScoreSteps>;
beforeAll(async () => {
  harness = await startHarness(definition, { SERVICE_URLS: '{"researcher":"http://127.0.0.1:9"}' });
  steps = createScoreSteps(harness);
});
afterAll(() => harness.stop());

const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

it('of two tabs the second is refused, with what the first saved', async () => {
  const { reviewer, review } = await steps.reviewed();
  const answers = await Promise.all(
    [1, 2, 3].map((score) => steps.save(review, reviewer, { blocks: { research: { score } } })),
  );
  expect(statuses(answers)).toEqual([200, 409, 409]);
  const saved = answers.find(({ status }) => status === 200)?.body.blocks.research.score;
  const refused = answers.find(({ status }) => status === 409)?.body;
  expect(refused).toMatchObject({ code: 'STALE', current: { review } });
  expect((await steps.read(review, reviewer)).body.blocks.research.score).toBe(saved);
});

it('is submitted once, however often it is sent', async () => {
  const { reviewer, review } = await steps.reviewed();
  await steps.save(review, reviewer, completeReview(4, 3));
  const answers = await Promise.all(Array.from({ length: 6 }, () => steps.submit(review, reviewer)));
  expect(statuses(answers)).toEqual([200, 409, 409, 409, 409, 409]);
});

/** Locks the request as every step of the researcher service does, until that is let go. */
async function lockRequest(request: { readonly id: number }): Promise<() => Promise<void>> {
  const client = await harness.database.admin.connect();
  await client.query('begin');
  await client.query('select 1 from researcher.request where id = $1 for no key update', [request.id]);
  return async () => {
    await client.query('commit');
    client.release();
  };
}
type Reviewed = Awaited<ReturnType<ReturnType<typeof createScoreSteps>['reviewed']>>;

it.each<[string, number, (reviewed: Reviewed) => Promise<unknown>]>([
  [
    'the removal of the reviewer',
    404,
    ({ review }) => harness.build.sql('delete from researcher.review where id = $1', [review]),
  ],
  ['a conflict of interest', 409, (reviewed) => buildConflict(harness.build, reviewed)],
  ['the question asked anew', 409, (reviewed) => takeBack(reviewed)],
])('waits for %s and sees it', async (_, expected, happen) => {
  const reviewed = await steps.reviewed();
  const { request, reviewer, review } = reviewed;
  const letGo = await lockRequest(request);
  const saving = steps.save(review, reviewer, completeReview(4, 3));
  await untilBlocked(harness.database);
  await happen(reviewed);
  await letGo();
  expect((await saving).status).toBe(expected);
  expect(await harness.build.sql('select 1 from staff.review_score where id = $1', [review])).toEqual([]);
});

/** An administrator takes a conflict back, so the reviewer is asked again. */
async function takeBack(reviewed: Reviewed): Promise<void> {
  const declared = await buildConflict(harness.build, reviewed);
  await buildConflict(harness.build, { ...reviewed, exists: false, takesBack: declared });
}

it('waits for a decision and sees it', async () => {
  const { request, reviewer, review } = await steps.reviewed();
  const client = await harness.database.admin.connect();
  await client.query('begin');
  await client.query('update researcher.request set status = 5 where id = $1', [request.id]);
  const saving = steps.save(review, reviewer, completeReview(4, 3));
  await untilBlocked(harness.database);
  await client.query('commit');
  client.release();
  expect((await saving).body).toMatchObject({ code: 'WRONG_STATE' });
});
