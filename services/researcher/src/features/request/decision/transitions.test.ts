/** Every row of the contract's transition tables against what the server does. */
import {
  decisionsFor,
  DECISIONS_WITH_EMAIL,
  REQUEST_STATUS as S,
  REQUEST_STATUSES,
  REQUEST_TYPES,
  type DecisionActor,
  type RequestStatus,
  type RequestType,
  type Role,
} from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '@portal/kit/testing';
import { definition } from '../../../app.ts';
import { createRequestFactories, mailTo } from '../../../testing/index.ts';

const ROLE_OF = {
  admin: 'sfari_admin',
  rm_admin: 'rm_admin',
  project_manager: 'abn_proj_mgr',
  reviewer: 'sfari_reviewer',
} as const satisfies Record<DecisionActor, Role>;
const ACTORS = Object.keys(ROLE_OF) as DecisionActor[];

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
const people = {} as Record<DecisionActor, TestPerson>;
let readyOwner: TestPerson;
let unreadyOwner: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  for (const actor of ACTORS) people[actor] = await harness.build.person({ roles: [ROLE_OF[actor]] });
  readyOwner = await harness.build.person();
  unreadyOwner = await harness.build.person({ joinder: false });
});
afterAll(() => harness?.stop());

async function requestAt(type: RequestType, status: RequestStatus, ready: boolean) {
  const request = await make.request({ type, status, owner: ready ? readyOwner : unreadyOwner });
  await make.irb(request.project);
  await make.review(request, people.reviewer);
  return request;
}
/** Fulfilment waits for the team, which the contract's table leaves to the server. */
const expectedFor = (actor: DecisionActor, type: RequestType, status: RequestStatus, ready: boolean) =>
  decisionsFor({ actor, type, status, teamReady: ready })
    .filter((to) => ready || !(status === S.APPROVED && to === S.FULFILLED))
    .toSorted((one, other) => one - other);

describe.each([true, false])('team ready: %s', (ready) => {
  it.each(ACTORS)(
    '%s is offered exactly the rows of the table',
    async (actor) => {
      for (const type of REQUEST_TYPES)
        for (const status of REQUEST_STATUSES) {
          const request = await requestAt(type, status, ready);
          const answer = await harness.call(`GET /request/${request.id}/`, { as: people[actor] });
          // Who does not see a request decides nothing on it.
          const offered = answer.status === 404 ? [] : answer.body.decisions;
          expect(offered, `type ${type} at ${status}`).toEqual(expectedFor(actor, type, status, ready));
        }
    },
    60_000,
  );
});

describe('what the server takes', () => {
  /** Where the team's state changes what is offered. */
  const waitsForTeam: readonly RequestStatus[] = [2, 3, 4, 8, 10, 12];
  const types: readonly RequestType[] = [1, 4, 8];
  const moves = types.flatMap((type) => [
    ...REQUEST_STATUSES.map((from) => [type, from, true] as const),
    ...waitsForTeam.map((from) => [type, from, false] as const),
  ]);
  it.each(moves)(
    'administrator, type %i from %i, team ready: %s [S4.2-19]',
    async (type, from, ready) => {
      const allowed = expectedFor('admin', type, from, ready);
      // One request serves every refusal: it must stay as it was.
      const untouched = await requestAt(type, from, ready);
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
        expect(await make.statusOf(request)).toBe(isAllowed ? to : from);
      }
    },
    60_000,
  );
});
