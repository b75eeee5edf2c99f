/** Every row of the specification's table of decisions against what the server does. */
import {
  DECISIONS_WITH_EMAIL,
  REQUEST_STATUSES,
  REQUEST_TYPES,
  type RequestStatus,
  type RequestType,
  type Role,
} from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '@portal/kit/testing';
import { definition } from '../../../app.ts';
import { createRequestFactories, mailTo } from '../../../testing/index.ts';
import { specifiedDecisions, type Decider } from './decision-table.fixtures.ts';

const ROLE_OF = {
  admin: 'sfari_admin',
  'rm admin': 'rm_admin',
  manager: 'abn_proj_mgr',
  primary: 'sfari_reviewer',
} as const satisfies Record<Decider, Role>;
const ACTORS = Object.keys(ROLE_OF) as Decider[];
/** Who reviews in another part than the primary's. */
const OTHERS: readonly Role[] = ['sfari_reviewer', 'internal_reviewer', 'external_reviewer', 'abn_reviewer'];

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
const people = {} as Record<Decider, TestPerson>;
let others: TestPerson[];
let readyOwner: TestPerson;
let unreadyOwner: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  for (const actor of ACTORS) people[actor] = await harness.build.person({ roles: [ROLE_OF[actor]] });
  others = await Promise.all(OTHERS.map((role) => harness.build.person({ roles: [role] })));
  readyOwner = await harness.build.person();
  unreadyOwner = await harness.build.person({ joinder: false });
});
afterAll(() => harness?.stop());

async function requestAt(type: RequestType, status: RequestStatus, ready: boolean) {
  const request = await make.request({ type, status, owner: ready ? readyOwner : unreadyOwner });
  await make.irb(request.project);
  await make.review(request, people.primary);
  return { ...request, type, status };
}
const expectedFor = (decider: Decider, type: RequestType, status: RequestStatus, isReady: boolean) =>
  specifiedDecisions(decider, { type, status, isReady });

describe.each([true, false])('team ready: %s', (ready) => {
  /** To look changes nothing, so all actors look at the same requests. */
  const requests: Awaited<ReturnType<typeof requestAt>>[] = [];
  beforeAll(async () => {
    for (const type of REQUEST_TYPES)
      for (const status of REQUEST_STATUSES) requests.push(await requestAt(type, status, ready));
  });

  it.each(ACTORS)('%s is offered exactly the rows of the table', async (actor) => {
    for (const { id, type, status } of requests) {
      const answer = await harness.call(`GET /request/${id}/`, { as: people[actor] });
      // Who does not see a request decides nothing on it.
      const offered = answer.status === 404 ? [] : answer.body.decisions;
      expect(offered, `type ${type} at ${status}`).toEqual(expectedFor(actor, type, status, ready));
    }
  });
});

it('the primary decides a plain request alone: reviewers with another part are refused [S4.2-18]', async () => {
  const request = await requestAt(1, 3, true);
  const [second, ...further] = others;
  if (second) await make.review(request, second, 2);
  for (const person of further) await make.review(request, person, 3);
  const body = { status: 6, email: mailTo(request) };
  for (const person of others) {
    const listed = await harness.call(`GET /request/?id=${request.id}`, { as: person });
    for (const row of listed.body.results)
      expect(row).toMatchObject({ decisions: [], abilities: { decide: false } });
    const answer = await harness.call(`POST /request/${request.id}/decision/`, { as: person, body });
    expect(answer.status).toBe(403);
  }
  expect(await make.readStatus(request)).toBe(3);
  const decided = await harness.call(`POST /request/${request.id}/decision/`, { as: people.primary, body });
  expect(decided.body.status).toBe(6);
});

describe('what the server takes', () => {
  /** Where the team's state changes what is offered. */
  const waitsForTeam: readonly RequestStatus[] = [2, 3, 4, 8, 10, 12];
  const types: readonly RequestType[] = [1, 4, 8];
  const moves = types.flatMap((type) => [
    ...REQUEST_STATUSES.map((from) => [type, from, true] as const),
    ...waitsForTeam.map((from) => [type, from, false] as const),
  ]);
  it.each(moves)('administrator, type %i from %i, team ready: %s [S4.2-19]', async (type, from, ready) => {
    const allowed = expectedFor('admin', type, from, ready);
    // One request serves every refusal: it must stay as it was.
    const untouched = await requestAt(type, from, ready);
    const reached: RequestStatus[] = [];
    for (const to of REQUEST_STATUSES) {
      const isAllowed = allowed.includes(to);
      const request = isAllowed ? await requestAt(type, from, ready) : untouched;
      const answer = await harness.call(`POST /request/${request.id}/decision/`, {
        as: people.admin,
        body: { status: to, ...(DECISIONS_WITH_EMAIL.includes(to) ? { email: mailTo(request) } : {}) },
      });
      expect(answer.status, `${from} to ${to}`).toBe(isAllowed ? 200 : 409);
      expect(answer.body).toMatchObject(
        isAllowed ? { status: to } : { code: 'WRONG_STATE', current: { status: from } },
      );
      if (isAllowed) reached.push(await make.readStatus(request));
    }
    expect(reached).toEqual(REQUEST_STATUSES.filter((to) => allowed.includes(to)));
    expect(await make.readStatus(untouched)).toBe(from);
  });
});
