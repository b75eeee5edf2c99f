/** Everything of this service that may exist once, asked for twice at the same moment. */
import { randomUUID } from 'node:crypto';
import { REQUEST_STATUS as S, REQUEST_TYPE as T } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { raceForOne, type OnlyOne, type TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from './app.ts';
import {
  buildCloseOut,
  createRenewalSteps,
  createRequestFactories,
  DESTROYED,
  mailTo,
} from './testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
let keeper: TestPerson;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'], institution: null });
  // The codes of the factories begin at DS1001, those of the service after the highest.
  await harness.build.sql("update researcher.dataset set dataset_id = 'DS5000' where id = $1", [
    await make.dataset(),
  ]);
  keeper = await harness.build.person({ roles: ['access_admin'], institution: null });
});
afterAll(() => harness?.stop());

const post = (path: string, as: TestPerson, body?: object) =>
  harness.call(`POST ${path}`, body === undefined ? { as } : { as, body });
/** The same call by two, or by one person in two tabs. */
const twice = <T>(call: () => T): [() => T, () => T] => [call, call];

const assign = async (roles: readonly [number, number], isSamePerson: boolean) => {
  const request = await make.request();
  const one = await harness.build.person({ roles: ['sfari_reviewer'], institution: null });
  const other = isSamePerson
    ? one
    : await harness.build.person({ roles: ['sfari_reviewer'], institution: null });
  return [one, other].map(
    ({ id }, at) =>
      () =>
        post('/review/', admin, { request: request.id, reviewer: id, reviewer_role: roles[at] }),
  );
};

const RULES: readonly OnlyOne[] = [
  {
    rule: 'a request for data of the brain bank that is under way',
    statuses: [200, 400],
    prepare: async () => {
      const owner = await harness.build.person();
      const drafts = [1, 2].map(() => make.request({ owner, type: T.ABN_DATA, status: S.CREATED }));
      return (await Promise.all(drafts)).map(
        ({ id }) =>
          () =>
            post(`/request/${id}/submit/`, owner),
      );
    },
  },
  {
    rule: 'the submission of a draft',
    statuses: [200, 409],
    prepare: async () => {
      const { id, owner } = await make.request({ status: S.CREATED });
      return twice(() => post(`/request/${id}/submit/`, owner));
    },
  },
  {
    rule: 'an open renewal of a request',
    statuses: [201, 409],
    prepare: async () => {
      const request = await make.request({ status: S.FULFILLED });
      const body = await createRenewalSteps(harness, make).body(request);
      return twice(() => post('/renewal/', request.owner, body));
    },
  },
  {
    rule: 'a draft of a renewal',
    statuses: [201, 409],
    prepare: async () => {
      const { id, owner } = await make.request({ status: S.FULFILLED });
      return twice(() => post('/renewal/', owner, { request: id, status: S.CREATED }));
    },
  },
  {
    rule: 'the decision on a request',
    statuses: [200, 409],
    prepare: async () => {
      const request = await make.request({ status: S.UNDER_REVIEW });
      return twice(() =>
        post(`/request/${request.id}/decision/`, admin, { status: S.REJECTED, email: mailTo(request) }),
      );
    },
  },
  {
    rule: 'the withdrawal of a request',
    statuses: [200, 409],
    prepare: async () => {
      const { id, owner } = await make.request();
      return twice(() => post(`/request/${id}/withdraw/`, owner, { reason: 'We have no funds' }));
    },
  },
  { rule: 'a primary reviewer', statuses: [201, 409], prepare: () => assign([1, 1], false) },

  { rule: 'a review of one person', statuses: [201, 400], prepare: () => assign([3, 3], true) },
  {
    rule: 'an answer to the question about a conflict',
    statuses: [201, 404],
    prepare: async () => {
      const reviewer = await harness.build.person({ roles: ['sfari_reviewer'], institution: null });
      const request = await make.request({ status: S.UNDER_REVIEW });
      await make.review(request, reviewer);
      const answer = { request: request.id, user: reviewer.id, conflict_exists: true, explanation: 'Family' };
      return twice(() => post('/conflict/', reviewer, answer));
    },
  },
  {
    rule: 'a close-out that is confirmed',
    statuses: [200, 409],
    prepare: async () => {
      const request = await make.request({ status: S.FULFILLED });
      const id = await buildCloseOut(harness.build, request);
      return twice(() => post(`/close-out/${id}/confirm/`, request.owner, DESTROYED));
    },
  },
  {
    rule: 'an entry of the ledger of access',
    statuses: [201, 409],
    prepare: async () => {
      const { datasetId: dataset, owner } = await make.request({ status: S.FULFILLED });
      const body = { user: owner.id, dataset, access_type: 'Other', status: 'granted' };
      return twice(() => post('/datasetaccess/', keeper, body));
    },
  },
  {
    rule: 'a code of a dataset',
    statuses: [201, 201],
    prepare: async () => {
      const body = {
        name: 'Sleep survey',
        description: '<p>Sleep</p>',
        type: 1,
        cohort: await harness.build.cohort('SPARK'),
        release_date: '2026-11-01',
        data_access: `s3://portal-data/${randomUUID()}/`,
      };
      return twice(() => post('/dataset/', admin, body));
    },
    count: async () => {
      const [row] = await harness.build.sql<{ most: number }>(
        'select max(count)::int as most from (select count(*) from researcher.dataset group by dataset_id) codes',
      );
      return row?.most ?? 0;
    },
  },
  {
    rule: 'a member of a team with one address',
    statuses: [200, 200],
    prepare: async () => {
      const { id, owner } = await make.project();
      const member = {
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: `${randomUUID()}@example.test`,
        institution: 'University',
        user_role: 'Co-Investigator',
      };
      return twice(() => post('/research-team/', owner, { project_id: id, team: [member], known: [] }));
    },
  },
  {
    rule: 'two concurrent copies',
    statuses: [201, 201],
    prepare: async () => {
      const { id, owner } = await make.request();
      return twice(() => post(`/request/${id}/copy/`, owner));
    },
    count: async () => {
      const [row] = await harness.build.sql<{ most: number }>(
        `select max(count)::int as most from (select count(*) from researcher.request
          where copied_from is not null group by copied_from) copies`,
      );
      return row?.most ?? 0;
    },
  },
];

it.each(RULES)('there is one at most: $rule', async (rule) => {
  expect(await raceForOne(rule)).toEqual([]);
});
