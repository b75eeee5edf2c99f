/** Suggestions of reviewers for many requests together, and their assignment in one command. */
import { LIMITS } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories, type TestRequest } from '../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
let people: TestPerson[];

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness.stop());
/** Three reviewers of Research Match, and no one of earlier tests. */
beforeEach(async () => {
  await harness.build.sql(
    "delete from core.account_group where role in ('internal_reviewer', 'external_reviewer')",
  );
  people = [];
  while (people.length < 3)
    people.push(
      await harness.build.person({
        roles: [people.length < 2 ? 'internal_reviewer' : 'external_reviewer'],
        institution: null,
      }),
    );
});

interface Suggested {
  readonly reviewer: number;
  readonly reviewer_role: number;
}
interface Row {
  readonly id: number;
  readonly modified: string;
  readonly obstacle: string | null;
  readonly missing: readonly number[];
  readonly marks: readonly { user: number; bar: string | null; hints: string[] }[];
  readonly reviewers: readonly { id: number }[];
  readonly suggested: readonly Suggested[];
}
const ask = (requests: readonly { id: number }[], as?: TestPerson, more = '') =>
  harness.call(
    `GET /reviewer-suggestion/?request__in=${requests.map(({ id }) => id).join(',')}${more}`,
    as ? { as } : {},
  );
const readRows = async (requests: readonly { id: number }[], more = ''): Promise<Row[]> =>
  (await ask(requests, admin, more)).body.requests as Row[];
const asCommand = (rows: readonly Row[]) => ({
  command: 'assign_reviewers',
  rows: rows.map(({ id, modified, suggested }) => ({
    id,
    modified,
    reviewers: suggested.map(({ reviewer, reviewer_role }) => ({ reviewer, reviewer_role })),
  })),
});
const send = (body: object, as?: TestPerson) =>
  harness.call('POST /request/bulk/', { ...(as ? { as } : {}), body });
async function applications(count: number, type: 1 | 4 | 5 = 4): Promise<TestRequest[]> {
  const built: TestRequest[] = [];
  while (built.length < count) built.push(await make.request({ type, status: 2, complete: false }));
  return built;
}
const person = (index: number): TestPerson => {
  const found = people[index];
  if (!found) throw new Error('there are three');
  return found;
};
const readReviews = (requests: readonly { id: number }[]) =>
  harness.build.sql<{ request_id: number; reviewer_id: number; reviewer_role: number }>(
    'select request_id, reviewer_id, reviewer_role from researcher.review where request_id = any($1) order by 1, 3',
    [requests.map(({ id }) => id)],
  );

it('spreads ten applications over three people, and one command assigns them all', async () => {
  const requests = await applications(10);
  const answer = await ask(requests, admin, '&per_request=2');
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ limit: LIMITS.suggestedReviews });
  const rows = answer.body.requests as Row[];
  expect(rows.map(({ missing }) => missing)).toEqual(requests.map(() => [1, 2]));
  const counts = people.map(
    ({ id }) => rows.flatMap(({ suggested }) => suggested).filter(({ reviewer }) => reviewer === id).length,
  );
  expect(counts.toSorted((one, other) => one - other)).toEqual([6, 7, 7]);
  const done = await send(asCommand(rows), admin);
  expect(done.status).toBe(200);
  expect(done.body).toMatchObject({ done: 10, refused: 0 });
  expect(await readReviews(requests)).toEqual(
    rows
      .toSorted((one, other) => one.id - other.id)
      .flatMap(({ id, suggested }) =>
        suggested.map(({ reviewer, reviewer_role }) => ({
          request_id: id,
          reviewer_id: reviewer,
          reviewer_role,
        })),
      ),
  );
  // they count from now on, though their review has not begun and they are not open
  const after = (await ask(requests, admin)).body;
  expect(after.people).toMatchObject([6, 7, 7].map((count) => ({ open: 0, not_begun: count })));
  expect((after.requests as Row[]).every(({ missing }) => missing.length === 0)).toBe(true);
});

it.each([4, 5] as const)(
  'suggests the missing primary reviewer first, whoever else reviews it: type %i',
  async (type) => {
    const requests = await applications(2, type);
    const [secondary, other] = requests;
    if (!secondary || !other) throw new Error('there are two');
    await make.review(secondary, person(0), 2);
    await make.review(other, person(0), 3);
    for (const window of ['', '&window=research_match']) {
      const rows = await readRows(requests, window);
      expect(rows.map(({ missing }) => missing)).toEqual([[1], [1]]);
      expect(rows.map(({ suggested }) => suggested.map((one) => one.reviewer_role))).toEqual([[1], [1]]);
    }
  },
);

it('suggests the role with which a window begins the review: that of renewals other reviewers only', async () => {
  const requests = await applications(2, 5);
  const [renewal] = requests;
  if (!renewal) throw new Error('there are two');
  await make.review(renewal, person(0), 1);
  const rows = await readRows(requests, '&per_request=2&window=research_match_renewal');
  expect(rows.map(({ missing }) => missing)).toEqual([
    [3, 3],
    [3, 3],
  ]);
  expect(rows.map(({ suggested }) => suggested.map((one) => one.reviewer_role))).toEqual([
    [3, 3],
    [3, 3],
  ]);
  expect((await ask(requests, admin, '&window=yearly')).status).toBe(400);
});

it('counts open reviews under one meaning: begun, not submitted and without a conflict', async () => {
  const begun = await make.request({ type: 4, status: 3, complete: false });
  await make.review(begun, person(0), 1);
  const [waiting, conflicted] = await applications(2);
  if (!waiting || !conflicted) throw new Error('there are two');
  await make.review(waiting, person(0), 2);
  await make.review(conflicted, person(0), 2);
  await harness.call('POST /conflict/', {
    as: person(0),
    body: { request: conflicted.id, user: person(0).id, conflict_exists: true, explanation: 'One team' },
  });
  const { people: listed } = (await ask([waiting], admin)).body;
  expect(listed.find(({ id }: { id: number }) => id === person(0).id)).toMatchObject({
    open: 1,
    not_begun: 1,
  });
});

it('says of each who cannot review it and why, and suggests no one who may have a conflict', async () => {
  const institution = await harness.build.institution();
  await harness.build.moveTo(person(0), institution);
  const owner = await harness.build.person({ institution });
  const request = await make.request({ type: 4, status: 2, owner, complete: false });
  await make.review(request, person(1), 1);
  const outsider = await harness.build.person({ roles: ['internal_reviewer'], institution: null });
  await make.review(request, outsider, 3);
  await harness.call('POST /conflict/', {
    as: outsider,
    body: { request: request.id, user: outsider.id, conflict_exists: true, explanation: 'One laboratory' },
  });
  const [row] = await readRows([request], '&per_request=2');
  expect(row?.reviewers.map(({ id }) => id)).toEqual([person(1).id]);
  expect(row?.missing).toEqual([2]);
  expect(row?.marks.toSorted((one, other) => one.user - other.user)).toEqual([
    { user: person(0).id, bar: null, hints: ['same_institution'] },
    { user: person(1).id, bar: 'reviews', hints: [] },
    { user: outsider.id, bar: 'conflict', hints: [] },
  ]);
  expect(row?.suggested).toEqual([
    { reviewer: person(2).id, reviewer_role: 2, among: 2, passed_over: expect.any(Number) },
  ]);
  const [plain] = await applications(1, 1);
  const [, mixed] = await readRows([request, ...(plain ? [plain] : [])]);
  expect(mixed?.marks.filter(({ bar }) => bar === 'group').map(({ user }) => user)).toEqual(
    expect.arrayContaining(people.map(({ id }) => id)),
  );
});

it('gives no one more than the limit', async () => {
  await harness.build.sql('delete from core.account_group where account_id = any($1)', [
    people.slice(1).map(({ id }) => id),
  ]);
  const many = await applications(LIMITS.suggestedReviews + 1);
  const suggested = (await readRows(many)).map((one) => one.suggested.length);
  expect(suggested.filter((count) => count === 1)).toHaveLength(LIMITS.suggestedReviews);
  expect(suggested.at(-1)).toBe(0);
});

it('suggests one more for a named role, no matter who reviews it', async () => {
  const [request] = await applications(1);
  if (!request) throw new Error('there is one');
  await make.review(request, person(0), 1);
  const [row] = await readRows([request], '&reviewer_role=3');
  expect(row?.suggested).toMatchObject([{ reviewer_role: 3, among: 2 }]);
});

it('leaves out what the caller does not see, and names what they cannot assign to', async () => {
  const [match] = await applications(1);
  const closed = await make.request({ type: 4, status: 5, complete: false });
  const owner = await harness.build.person({ roles: ['sfari_admin', 'primary_researcher'] });
  const own = await make.request({ type: 4, status: 2, owner, complete: false });
  if (!match) throw new Error('there is one');
  const manager = await harness.build.person({ roles: ['abn_proj_mgr'] });
  expect((await ask([match], manager)).body).toMatchObject({ people: [], requests: [] });
  const { body } = await ask([match, closed, own], owner);
  const obstacles = new Map((body.requests as Row[]).map((row) => [row.id, row]));
  expect(obstacles.get(match.id)).toMatchObject({ obstacle: null, missing: [1] });
  expect(obstacles.get(closed.id)).toMatchObject({
    obstacle: 'Reviewers can no longer be assigned',
    suggested: [],
  });
  expect(obstacles.get(own.id)).toMatchObject({
    obstacle: "You can't assign reviewers to this request",
    suggested: [],
  });
});

it('refuses who assigns no one, who is not logged in, and what is no list of requests', async () => {
  const [request] = await applications(1);
  const requests = request ? [request] : [];
  expect((await ask(requests)).status).toBe(401);
  expect((await ask(requests, person(0))).status).toBe(403);
  expect((await ask([], admin)).status).toBe(400);
  expect((await ask(requests, admin, '&per_request=4')).status).toBe(400);
  const [row] = await readRows(requests);
  const rows = row ? [row] : [];
  expect((await send(asCommand(rows))).status).toBe(401);
  expect(
    (
      await send(
        {
          command: 'assign_reviewers',
          rows: rows.map(({ id, modified }) => ({ id, modified, reviewers: [] })),
        },
        admin,
      )
    ).status,
  ).toBe(400);
  expect((await send(asCommand(rows), person(0))).body).toMatchObject({ done: 0, refused: 1 });
  expect(await readReviews(requests)).toEqual([]);
});

it('assigns all reviewers of a request or none, and says of each refused one why', async () => {
  const requests = await applications(3);
  const [free, touched, barred] = requests;
  if (!free || !touched || !barred) throw new Error('there are three');
  const rows = await readRows(requests, '&per_request=2');
  await harness.call(`PATCH /request/${touched.id}/`, { as: admin, body: { zendesk_ticket_ids: ['3'] } });
  const command = asCommand(rows);
  const answer = await send(
    {
      ...command,
      rows: command.rows.map((row) =>
        row.id === barred.id
          ? { ...row, reviewers: [...row.reviewers, { reviewer: barred.owner.id, reviewer_role: 3 }] }
          : row,
      ),
    },
    admin,
  );
  expect(answer.body).toMatchObject({ done: 1, refused: 2 });
  const outcomes = new Map((answer.body.results as { id: number }[]).map((result) => [result.id, result]));
  expect(outcomes.get(touched.id)).toMatchObject({
    code: 'STALE',
    detail: 'It changed after you selected it. It is now Submitted.',
  });
  expect(outcomes.get(barred.id)).toMatchObject({
    code: 'INVALID_INPUT',
    detail: expect.stringContaining('owner'),
  });
  expect((await readReviews([touched, barred])).length).toBe(0);
  expect((await readReviews([free])).length).toBe(2);
});

it('gives each application one primary reviewer when two people send the same suggestions in parallel', async () => {
  const requests = await applications(10);
  const command = asCommand(await readRows(requests));
  const other = await harness.build.person({ roles: ['sfari_admin'] });
  const answers = await Promise.all([
    send(command, admin),
    send({ ...command, rows: command.rows.toReversed() }, other),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.reduce((sum, { body }) => sum + (body.done as number), 0)).toBe(10);
  expect(await readReviews(requests)).toHaveLength(10);
});
