/** Two who write in parallel, and a question to a request that goes away. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories, type TestRequest } from '../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
const ROUNDS = 5;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => harness.stop());

const ask = (request: TestRequest, seen: number | null = null) =>
  harness.call('POST /request-message/', {
    as: admin,
    body: {
      request: request.id,
      seen,
      email: { to: [request.owner.email], subject: 'A question', body: '<p>Which tissue?</p>' },
    },
  });
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
const countMails = async (request: TestRequest) =>
  (await make.queued('mail.requested', `"${request.id}"`)).filter(
    ({ data }) => data.object_id === String(request.id),
  ).length;

it('two answers in parallel: one counts, and the other person must to read it first', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const request = await make.request({ status: 3 });
    const { body: question } = await ask(request);
    const answer = () =>
      harness.call('POST /request-message/', {
        as: request.owner,
        body: { request: request.id, seen: question.id, text: '<p>The cerebellum</p>' },
      });
    const answers = await Promise.all([answer(), answer()]);
    expect(statuses(answers)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'CONFLICT' });
    // the question's mail and one copy of the answer
    expect(await countMails(request)).toBe(2);
  }
});

it('two who ask in parallel do not ask twice', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const request = await make.request({ status: 3 });
    expect(statuses(await Promise.all([ask(request), ask(request)]))).toEqual([201, 409]);
    expect(await countMails(request)).toBe(1);
  }
});

it('a question to a request that is being deleted goes with it, or is not found and sends nothing', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const request = await make.request({ status: 3 });
    const [asked, deleted] = await Promise.all([
      ask(request),
      harness.call(`DELETE /request/${request.id}/`, { as: admin }),
    ]);
    expect([201, 404]).toContain(asked.status);
    expect(deleted.status).toBe(204);
    expect(await countMails(request)).toBe(asked.status === 201 ? 1 : 0);
  }
});
