/** Who acts under two roles decides what either gives, also where one of them reaches every request. */
import { DECISIONS_WITH_EMAIL, type RequestStatus, type RequestType, type Role } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories, mailTo } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
});
afterAll(() => harness?.stop());

const RESEARCH_MATCH = { type: 4, status: 2 } as const satisfies { type: RequestType; status: RequestStatus };
/** Its team is ready, so it can be approved. */
async function buildMatch() {
  const request = await make.request(RESEARCH_MATCH);
  await make.irb(request.project);
  return request;
}

it.each<[Role[], number[]]>([
  [['sfari_admin'], [4, 5, 6]],
  [['rm_admin'], [5, 9, 11]],
  [
    ['sfari_admin', 'rm_admin'],
    [4, 5, 6, 9, 11],
  ],
])('%j is offered %j on a submitted Research Match request [S4.2-16]', async (roles, expected) => {
  const person = await harness.build.person({ roles });
  const request = await buildMatch();
  const one = await harness.call(`GET /request/${request.id}/`, { as: person });
  expect(one.body.decisions).toEqual(expected);
  const list = await harness.call(`GET /request/?id=${request.id}`, { as: person });
  // Lists show whether the team is ready as events stored it, and none came here: approval is left aside.
  const succeeded = (decisions: number[]) => decisions.filter((status) => status !== 4 && status !== 12);
  expect(list.body.results.map(({ id }: { id: number }) => id)).toEqual([request.id]);
  expect(succeeded(list.body.results[0].decisions)).toEqual(succeeded(expected));
});

it.each<RequestStatus>([4, 5, 6, 9, 11])('takes decision %i of an administrator of both', async (status) => {
  const person = await harness.build.person({ roles: ['sfari_admin', 'rm_admin'] });
  const request = await buildMatch();
  const email = DECISIONS_WITH_EMAIL.includes(status) ? { email: mailTo(request) } : {};
  const answer = await harness.call(`POST /request/${request.id}/decision/`, {
    as: person,
    body: { status, ...email },
  });
  expect([answer.status, answer.body.status]).toEqual([200, status]);
});

it('takes only what the one role gives, where the person chose to act under it', async () => {
  const person = await harness.build.person({ roles: ['sfari_admin', 'rm_admin'] });
  const request = await buildMatch();
  const answer = await harness.call(`POST /request/${request.id}/decision/?role=sfari_admin`, {
    as: person,
    body: { status: 11 },
  });
  expect([answer.status, await make.readStatus(request)]).toEqual([409, 2]);
});
