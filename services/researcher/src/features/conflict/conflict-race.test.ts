/** A conflict of interest that meets someone else's step: one order, and nothing half done. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories, mailTo } from '../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
const ROUNDS = 6;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness.stop());

async function reviewed() {
  const reviewer = await harness.build.person({ roles: ['sfari_reviewer'], institution: null });
  const request = await make.request({ status: 3 });
  await make.review(request, reviewer);
  const [review] = await harness.build.sql<{ id: number }>(
    'select id from researcher.review where request_id = $1',
    [request.id],
  );
  const declare = () =>
    harness.call('POST /conflict/', {
      as: reviewer,
      body: { request: request.id, user: reviewer.id, conflict_exists: true, explanation: 'Family' },
    });
  return { reviewer, request, review: review?.id ?? 0, declare };
}
const declared = async (request: { id: number }) =>
  (
    await harness.build.sql('select 1 from researcher.conflict where request_id = $1 and conflict_exists', [
      request.id,
    ])
  ).length;
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

it('declared in two tabs in parallel counts once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { request, declare } = await reviewed();
    const answers = await Promise.all([declare(), declare(), declare()]);
    expect(statuses(answers)).toEqual([201, 404, 404]);
    expect(await declared(request)).toBe(1);
  }
});

it('against a removal by an administrator: either way the reviewer is gone', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { request, review, declare } = await reviewed();
    const [answer, removal] = await Promise.all([
      declare(),
      harness.call(`DELETE /review/${review}/`, { as: admin }),
    ]);
    expect([
      [201, 404],
      [404, 204],
    ]).toContainEqual([answer.status, removal.status]);
    expect(await declared(request)).toBe(answer.status === 201 ? 1 : 0);
    const { body } = await harness.call(`GET /request/${request.id}/`, { as: admin });
    expect(body.review_users).toEqual([]);
  }
});

it('against a decision: the decision counts, and a conflict that comes second is refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { request, declare } = await reviewed();
    const [answer, decision] = await Promise.all([
      declare(),
      harness.call(`POST /request/${request.id}/decision/`, {
        as: admin,
        body: { status: 5, email: mailTo(request) },
      }),
    ]);
    expect([200, 409]).toContain(decision.status);
    expect([201, 409]).toContain(answer.status);
    expect(await make.readStatus(request)).toBe(decision.status === 200 ? 5 : 3);
    expect(await declared(request)).toBe(answer.status === 201 ? 1 : 0);
  }
});

it('taken back by two administrators in parallel is taken back once', async () => {
  const { request, declare } = await reviewed();
  const { body } = await declare();
  const takeBack = () => harness.call(`DELETE /conflict/${body.id}/`, { as: admin });
  expect(statuses(await Promise.all([takeBack(), takeBack()]))).toEqual([204, 409]);
  const rows = await harness.build.sql('select 1 from researcher.conflict where request_id = $1', [
    request.id,
  ]);
  expect(rows).toHaveLength(2);
});
