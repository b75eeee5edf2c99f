/** The brain bank's dashboard: tabs, counts beside them, search, reviewers. */
import type { RequestStatus } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { buildConflict, buildRequest, buildReview } from '@portal/researcher/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';

let harness: Harness;
let manager: TestPerson;
const ids: Record<string, number> = {};

beforeAll(async () => {
  harness = await startHarness(definition);
  const { build } = harness;
  manager = await build.person({ roles: ['abn_proj_mgr'] });
  const make = async (name: string, type: 1 | 6 | 7 | 8, status: RequestStatus) => {
    ids[name] = (await buildRequest(build, { type, status, title: `Study ${name}` })).id;
  };
  await make('plain', 1, 2);
  await make('draft', 8, 1);
  await make('data', 6, 3);
  await make('pilot', 7, 2);
  await make('new', 8, 2);
  await make('review', 8, 3);
  await make('decide', 8, 8);
  await make('team', 7, 12);
  await make('fulfil', 6, 4);
  await make('rejected', 8, 5);
  await make('conditional', 6, 10);
  await make('revise', 7, 6);
  await make('deferred', 8, 9);
});
afterAll(() => harness.stop());

const list = async (query: string, as = manager) =>
  (await harness.call(`GET /abn-request/${query}`, { as })).body;
const listIds = (body: { results: { id: number }[] }) => new Set(body.results.map(({ id }) => id));

it('shows tissue requests that were sent, and no others', async () => {
  const body = await list('');
  expect(listIds(body)).toEqual(
    new Set(
      [
        'data',
        'pilot',
        'new',
        'review',
        'decide',
        'team',
        'fulfil',
        'rejected',
        'conditional',
        'revise',
        'deferred',
      ].map((name) => ids[name]),
    ),
  );
});

it('filters by tab and counts every tab beside the choice [S2.8-02 S2.8-07 S2.8-08]', async () => {
  const body = await list('?tab=new&grouping=tab');
  expect(listIds(body)).toEqual(new Set([ids['new']]));
  expect(body.groups.tab).toEqual({
    data_requests: 1,
    pilot_applications: 1,
    new: 1,
    under_review: 1,
    make_decision: 2,
    pending_team: 1,
    awaiting_fulfillment: 1,
    with_researcher: 2,
    '': 1,
  });
});

it('an approved renewal waits for no tissue: its request has it', async () => {
  const renew = (renewed: number | null | undefined) =>
    harness.build.sql('update researcher.request set renewal_of = $2 where id = $1', [
      ids['fulfil'],
      renewed,
    ]);
  await renew(ids['data']);
  expect((await list(`?id=${ids['fulfil']}`)).results[0].tab).toBeNull();
  expect(listIds(await list('?tab=awaiting_fulfillment'))).toEqual(new Set());
  await renew(null);
  expect(listIds(await list('?tab=awaiting_fulfillment'))).toEqual(new Set([ids['fulfil']]));
});

it('shows since when each is in its status, and starts with what waits longest when asked', async () => {
  const { build } = harness;
  const days = (name: string, count: number) =>
    build.sql(`update researcher.request set status_since = now() - $2 * interval '1 day' where id = $1`, [
      ids[name],
      count,
    ]);
  await days('data', 3);
  await days('pilot', 30);
  await days('review', 9);
  const body = await list(
    `?id__in=${['data', 'pilot', 'review'].map((name) => ids[name]).join(',')}&ordering=status_since`,
  );
  expect(body.results.map(({ id }: { id: number }) => id)).toEqual([
    ids['pilot'],
    ids['review'],
    ids['data'],
  ]);
  const [first] = body.results;
  expect(Date.now() - Date.parse(first.status_since)).toBeGreaterThan(29 * 86_400_000);
});

it('searches code, owner, institution and project', async () => {
  expect(listIds(await list('?search=study%20PILOT'))).toEqual(new Set([ids['pilot']]));
  expect((await list('?search=University%20of%20Test')).count).toBe(11);
});

it('reads one with its reviewers and an ETag', async () => {
  const { build } = harness;
  const reviewer = await build.person({ roles: ['abn_reviewer'], firstName: 'Bo', lastName: 'Lee' });
  const request = await buildRequest(build, { type: 8, status: 3 });
  await buildReview(build, { request, reviewer });
  const answer = await harness.call(`GET /abn-request/${request.id}/`, { as: manager });
  expect(answer.body).toMatchObject({
    tab: 'under_review',
    owner: { id: request.owner.id },
    reviewers: [
      { id: reviewer.id, display_name: 'Bo Lee', reviewer_role: 1, progress: 'New', has_conflict: false },
    ],
    reviewer_progress: 0,
  });
  expect(answer.headers.get('etag')).toMatch(/^W\/"[\d.]+"$/);
  expect(listIds(await list(`?id=${request.id}`, reviewer))).toEqual(new Set([request.id]));
  await build.sql('update researcher.request set status = 8 where id = $1', [request.id]);
  const later = await harness.call(`GET /abn-request/${request.id}/`, { as: manager });
  expect(later.headers.get('etag')).not.toBe(answer.headers.get('etag'));
});

it('is closed to researchers and knows no draft', async () => {
  const researcher = await harness.build.person();
  expect((await harness.call('GET /abn-request/', { as: researcher })).status).toBe(403);
  expect((await harness.call(`GET /abn-request/${ids['draft']}/`, { as: manager })).status).toBe(404);
});

it('does not show a manager who reviews their own request', async () => {
  const reviewer = await harness.build.person({ roles: ['abn_reviewer'] });
  const own = await buildRequest(harness.build, { owner: manager, type: 8, status: 3, title: 'Own' });
  const other = await buildRequest(harness.build, { type: 8, status: 3, title: 'Other' });
  for (const request of [own, other]) await buildReview(harness.build, { request, reviewer });
  const { results } = await list('');
  const readReviewers = (id: number) =>
    results.find((request: { id: number }) => request.id === id).reviewers.length;
  expect([own.id, other.id].map(readReviewers)).toEqual([0, 1]);
});

it('hides a request from a reviewer who has a conflict of interest with it [S4.8-02]', async () => {
  const reviewer = await harness.build.person({ roles: ['abn_reviewer'] });
  const isListed = async () => listIds(await list('', reviewer)).has(ids['review'] ?? 0);
  expect(await isListed()).toBe(true);
  const answer = (exists: boolean) =>
    buildConflict(harness.build, { request: { id: ids['review'] ?? 0 }, reviewer, exists });
  await answer(true);
  expect(await isListed()).toBe(false);
  await answer(false);
  expect(await isListed()).toBe(true);
});
