/** What a decision asks for, and why a request was rejected, stays with the request: for its owner and for those who decide, and for no one else. */
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '@portal/kit/testing';
import { definition } from '../../../app.ts';
import { createRequestFactories, mailTo, type TestRequest } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness?.stop());

const decide = (request: TestRequest, status: number, body?: string) =>
  harness.call(`POST /request/${request.id}/decision/`, {
    as: admin,
    body: { status, ...(body === undefined ? {} : { email: { ...mailTo(request), body } }) },
  });
const noteFor = async (request: TestRequest, as: TestPerson) => {
  const answer = await harness.call(`GET /request/${request.id}/?expand=decision_note`, { as });
  expect(answer.status).toBe(200);
  return answer.body.decision_note;
};

it.each([
  [1, 3, 6],
  [1, 3, 5],
  [4, 8, 9],
  [4, 8, 10],
] as const)('stores the words of a decision, sanitised (type %i from %i to %i)', async (type, from, to) => {
  const request = await make.request({ type, status: from });
  await make.irb(request.project);
  const words = '<p onclick="x()">Please name the <b>measures</b>.<script>alert(1)</script></p>';
  expect((await decide(request, to, words)).status).toBe(200);
  const expected = { status: to, text: '<p>Please name the <b>measures</b>.</p>' };
  expect(await noteFor(request, request.owner)).toMatchObject(expected);
  expect(await noteFor(request, admin)).toMatchObject(expected);
});

it('stores the last one, through a resubmission, and no note of other decisions', async () => {
  const request = await make.request({ status: 3 });
  await decide(request, 6, '<p>First</p>');
  await harness.call(`POST /request/${request.id}/submit/`, { as: request.owner });
  expect(await noteFor(request, request.owner)).toMatchObject({ status: 6, text: '<p>First</p>' });
  await decide(request, 6, '<p>Second</p>');
  expect((await noteFor(request, request.owner)).text).toBe('<p>Second</p>');
  await harness.call(`POST /request/${request.id}/submit/`, { as: request.owner });
  await make.irb(request.project);
  expect((await decide(request, 4, '<p>Yes</p>')).status).toBe(200);
  expect((await noteFor(request, request.owner)).text).toBe('<p>Second</p>');
  const never = await make.request({ status: 2 });
  expect(await noteFor(never, never.owner)).toBeNull();
});

it('is not for the team, and a list shows it only when asked', async () => {
  const colleague = await harness.build.person();
  const request = await make.request({ status: 3, team: [colleague] });
  await decide(request, 6, '<p>Only for the owner</p>');
  expect(await noteFor(request, colleague)).toBeNull();
  const list = (query: string) =>
    harness.call(`GET /request/?id=${request.id}${query}`, { as: request.owner });
  expect((await list('')).body.results[0]).not.toHaveProperty('decision_note');
  expect((await list('&expand=decision_note')).body.results[0].decision_note.text).toContain('owner');
});

it('records which usage policy was agreed to, and asks again when it has changed', async () => {
  const draft = await make.request({ status: 1 });
  const agree = (agreed: boolean) =>
    harness.call(`PATCH /request/${draft.id}/`, {
      as: draft.owner,
      body: { agreed_to_usage_policy: agreed },
    });
  expect((await agree(false)).body.details.usage_policy_version).toBeNull();
  expect((await agree(true)).body.details.usage_policy_version).toBe('2027-01');
  await harness.build.sql("update researcher.request set usage_policy_version = '2025-01' where id = $1", [
    draft.id,
  ]);
  const submit = () => harness.call(`POST /request/${draft.id}/submit/`, { as: draft.owner });
  const refused = await submit();
  expect([refused.status, refused.body]).toEqual([
    400,
    { agreed_to_usage_policy: ['The usage policy has changed. Please read it and agree to it again'] },
  ]);
  await agree(true);
  expect((await submit()).status).toBe(200);
});
