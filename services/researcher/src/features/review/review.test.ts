/** Assigning reviewers: who, whom, when, and what follows in the same transaction. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createReviewSteps } from './review.fixtures.ts';
import { buildRequest, buildReview } from '../../testing/index.ts';

let harness: Harness;
let steps: ReturnType<typeof createReviewSteps>;
let admin: TestPerson;
let manager: TestPerson;
let reviewer: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition, {}, { runs: 'events' });
  steps = createReviewSteps(harness);
  const { build } = harness;
  admin = await build.person({ roles: ['sfari_admin'] });
  manager = await build.person({ roles: ['abn_proj_mgr'] });
  reviewer = await build.person({ roles: ['sfari_reviewer'], firstName: 'Ada', lastName: 'Reader' });
});
afterAll(() => harness.stop());

describe('assigning', () => {
  it('creates the review and notifies the reviewer by mail and bell, with a link to the request [S4.4-04]', async () => {
    const request = await buildRequest(harness.build);
    const answer = await steps.assign(admin, request.id, reviewer);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      request: { id: request.id, type: 1, status: 3 },
      reviewer: { id: reviewer.id, display_name: 'Ada Reader' },
      reviewer_role: 1,
      quarter: null,
      abilities: { delete: true, undo: true },
    });
    expect(await steps.queued('mail.requested.core', request.id)).toEqual([]);
    await steps.passTime(answer.body.id);
    await harness.eventually(() => steps.isAnnounced(answer.body.id));
    const [mail] = await steps.queued('mail.requested.core', request.id);
    expect(mail?.data).toMatchObject({
      template: 'review_assigned',
      to: [reviewer.email],
      actor_id: admin.id,
    });
    expect(mail?.data).toMatchObject({ body: { link: { path: `/request/${request.id}#admin` } } });
    const [bell] = await steps.queued('notification.requested.core', request.id);
    expect(bell?.data).toMatchObject({ recipient_ids: [reviewer.id] });
  });

  it('is written to the history of the request, with who did it', async () => {
    const request = await buildRequest(harness.build);
    await steps.assign(admin, request.id, reviewer);
    const rows = await harness.build.sql(
      "select actor_id, operation from audit.log where parent_model = 'request' and parent_pk = $1 and model = 'review'",
      [String(request.id)],
    );
    expect(rows).toEqual([{ actor_id: admin.id, operation: 'I' }]);
  });

  it('takes reviewers only from the groups of the flow [S6-02]', async () => {
    const { build } = harness;
    const internal = await build.person({ roles: ['internal_reviewer'] });
    const tissue = await build.person({ roles: ['abn_reviewer'] });
    const plain = await buildRequest(build);
    const match = await buildRequest(build, { type: 4 });
    const brain = await buildRequest(build, { type: 8 });
    expect((await steps.assign(admin, plain.id, internal)).status).toBe(400);
    expect((await steps.assign(admin, match.id, reviewer)).status).toBe(400);
    expect((await steps.assign(admin, brain.id, internal)).status).toBe(400);
    expect((await steps.assign(admin, match.id, internal)).body).toMatchObject({
      quarter: expect.stringMatching(/^Q[1-4] 20\d\d$/),
    });
    expect((await steps.assign(admin, brain.id, tissue)).status).toBe(201);
    expect((await steps.assign(admin, brain.id, reviewer, 3)).status).toBe(201);
  });

  it('gives a secondary reviewer to Research Match only, from its groups [S6-03]', async () => {
    const { build } = harness;
    const external = await build.person({ roles: ['external_reviewer'] });
    const match = await buildRequest(build, { type: 5 });
    expect((await steps.assign(admin, match.id, reviewer, 2)).status).toBe(400);
    expect((await steps.assign(admin, match.id, external, 2)).status).toBe(201);
    const other = await buildRequest(build, { type: 4 });
    const internal = await build.person({ roles: ['internal_reviewer'] });
    expect((await steps.assign(admin, other.id, internal, 2)).status).toBe(201);
    const answer = await steps.assign(admin, (await buildRequest(build)).id, reviewer, 2);
    expect(answer.body).toEqual({
      reviewer_role: ['Only Research Match requests have a secondary reviewer'],
    });
  });

  it.each([1, 4, 5, 7, 11, 12, 13, 14] as const)('is refused in status %i [S4.3-01]', async (status) => {
    const request = await buildRequest(harness.build, { status });
    expect(await steps.assign(admin, request.id, reviewer)).toMatchObject({
      status: 409,
      body: { code: 'WRONG_STATE' },
    });
  });

  it('refuses a second primary reviewer, the same reviewer twice, the owner, and who left', async () => {
    const { build } = harness;
    const request = await buildRequest(build);
    const second = await build.person({ roles: ['sfari_reviewer'] });
    const gone = await build.person({ roles: ['sfari_reviewer'], active: false });
    const own = await buildRequest(build, { owner: second });
    await steps.assign(admin, request.id, reviewer);
    expect(await steps.assign(admin, request.id, second)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect((await steps.assign(admin, request.id, reviewer, 3)).body).toEqual({
      reviewer: ['Ada Reader already reviews this request'],
    });
    expect((await steps.assign(admin, own.id, second)).body).toHaveProperty('reviewer');
    expect((await steps.assign(admin, request.id, gone, 3)).body).toHaveProperty('reviewer');
    expect((await steps.assign(admin, 2_000_000_000, reviewer)).body).toHaveProperty('request');
  });

  it('lets one of ten simultaneous assigners set the primary reviewer, with one mail', async () => {
    const { build } = harness;
    const request = await buildRequest(build);
    const people = await Promise.all(
      Array.from({ length: 10 }, () => build.person({ roles: ['sfari_reviewer'], institution: null })),
    );
    const answers = await Promise.all(people.map((person) => steps.assign(admin, request.id, person)));
    const counted = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([counted(201), counted(409)]).toEqual([1, 9]);
    const id = answers.find(({ status }) => status === 201)?.body.id;
    await steps.passTime(id);
    await harness.eventually(() => steps.isAnnounced(id));
    expect(await steps.queued('mail.requested.core', request.id)).toHaveLength(1);
  });

  it('stops at 100 other reviewers [S5-04]', async () => {
    const { build } = harness;
    const request = await buildRequest(build);
    await build.sql(
      'insert into researcher.review (request_id, reviewer_id, reviewer_role) select $1, 1000000 + n, 3 from generate_series(1, 100) n',
      [request.id],
    );
    expect((await steps.assign(admin, request.id, reviewer, 3)).body).toEqual({
      reviewer: ['A request can have at most 100 other reviewers'],
    });
    expect((await steps.assign(admin, request.id, reviewer)).status).toBe(201);
  });
});

describe('the status of the request', () => {
  it('is Under Review in the answer to the assignment of a primary reviewer, where no window begins it [S4.4-05]', async () => {
    const { build } = harness;
    const internal = await build.person({ roles: ['internal_reviewer'] });
    const cases = [
      { type: 1, status: 2, person: reviewer, role: 1, after: 3 },
      { type: 2, status: 2, person: reviewer, role: 1, after: 3 },
      { type: 6, status: 2, person: reviewer, role: 1, after: 3 },
      { type: 7, status: 2, person: reviewer, role: 1, after: 3 },
      { type: 8, status: 2, person: reviewer, role: 1, after: 2 },
      { type: 1, status: 2, person: reviewer, role: 3, after: 2 },
      { type: 4, status: 2, person: internal, role: 1, after: 2 },
      { type: 5, status: 2, person: internal, role: 1, after: 2 },
      { type: 1, status: 6, person: reviewer, role: 1, after: 6 },
    ] as const;
    for (const { type, status, person, role, after } of cases) {
      const request = await buildRequest(build, { type, status });
      const { body } = await steps.assign(admin, request.id, person, role);
      expect([type, role, body.request.status]).toEqual([type, role, after]);
      expect(await steps.readStatus(request)).toBe(after);
    }
  });

  it('is no other when an assignment and a decision meet', async () => {
    const { build } = harness;
    const requests = await Promise.all(Array.from({ length: 8 }, () => buildRequest(build)));
    const outcomes = new Set<string>();
    await Promise.all(
      requests.map(async (request) => {
        const email = { to: [request.owner.email], subject: 'About it', body: '<p>Please revise</p>' };
        const deciding = { as: admin, body: { status: 6, email } };
        const [assigned, decided] = await Promise.all([
          steps.assign(admin, request.id, reviewer),
          harness.call(`POST /request/${request.id}/decision/`, deciding),
        ]);
        outcomes.add(`${assigned.status} ${decided.status} ${await steps.readStatus(request)}`);
      }),
    );
    // No one decides on what is only submitted; what is under review is decided.
    expect(['201 409 3', '201 200 6']).toEqual(expect.arrayContaining([...outcomes]));
  });
});

describe('the project manager', () => {
  it('assigns for tissue requests and sees no others', async () => {
    const plain = await buildRequest(harness.build);
    const brain = await buildRequest(harness.build, { type: 7 });
    expect((await steps.assign(manager, brain.id, reviewer)).status).toBe(201);
    expect((await steps.assign(manager, plain.id, reviewer)).body).toEqual({
      request: ['This request does not exist'],
    });
    await steps.assign(admin, plain.id, reviewer);
    const list = await harness.call('GET /review/?limit=2000', { as: manager });
    const types = list.body.results.map((review: { request: { type: number } }) => review.request.type);
    expect([...new Set(types)].every((type) => [6, 7, 8].includes(type as number))).toBe(true);
  });
});

describe('reading and removing', () => {
  it('shows a reviewer their own rows only, with filters on request and status', async () => {
    const { build } = harness;
    const mine = await build.person({ roles: ['sfari_reviewer'] });
    const request = await buildRequest(build, { status: 3 });
    const id = await buildReview(build, { request, reviewer: mine });
    const foreign = await buildReview(build, { request: await buildRequest(build), reviewer });
    const list = await harness.call('GET /review/?request__status__in=3,6', { as: mine });
    expect(list.body.results.map((row: { id: number }) => row.id)).toEqual([id]);
    expect((await harness.call(`GET /review/${foreign}/`, { as: mine })).status).toBe(404);
    expect((await harness.call(`DELETE /review/${id}/`, { as: mine })).status).toBe(403);
  });

  it('replaces a primary reviewer by removing and assigning, and notifies the person who was removed [S7-07]', async () => {
    const { build } = harness;
    const request = await buildRequest(build);
    const second = await build.person({ roles: ['sfari_reviewer'] });
    const { body } = await steps.assign(admin, request.id, reviewer);
    await steps.passTime(body.id);
    await harness.eventually(() => steps.isAnnounced(body.id));
    expect((await harness.call(`DELETE /review/${body.id}/`, { as: admin })).status).toBe(204);
    expect((await steps.assign(admin, request.id, second)).status).toBe(201);
    await steps.passRemoval(body.id);
    await harness.eventually(() => steps.isRemovalAnnounced(body.id));
    const [bell] = await steps.readBell(body.id);
    expect(bell).toMatchObject({ data: { recipient_ids: [reviewer.id] } });
  });

  it('refuses to remove once the request is decided', async () => {
    const request = await buildRequest(harness.build, { status: 4 });
    const id = await buildReview(harness.build, { request, reviewer });
    expect((await harness.call(`DELETE /review/${id}/`, { as: admin })).status).toBe(409);
  });
});

describe('the reviewers of a request of one’s own', () => {
  it.each([
    ['sfari_admin', 1],
    ['superuser', 1],
    ['access_admin', 1],
    ['internal_read_only', 1],
    ['rm_admin', 4],
    ['abn_proj_mgr', 8],
  ] as const)('stay unknown to %s, who can neither assign nor remove them', async (role, type) => {
    const owner = await harness.build.person({ roles: ['primary_researcher', role] });
    const own = await buildRequest(harness.build, { owner, type });
    const id = await buildReview(harness.build, { request: own, reviewer });
    const list = await harness.call(`GET /review/?request=${own.id}`, { as: owner });
    expect([list.status, list.body.count]).toEqual([200, 0]);
    expect((await harness.call(`GET /review/${id}/`, { as: owner })).status).toBe(404);
    expect([403, 404]).toContain((await harness.call(`DELETE /review/${id}/`, { as: owner })).status);
    expect([400, 403]).toContain((await steps.assign(owner, own.id, reviewer, 3)).status);
  });
});

it('reviews are listed by request and by reviewer [S7-08]', async () => {
  const { build } = harness;
  const [one, other] = [await buildRequest(build), await buildRequest(build)];
  const second = await build.person({ roles: ['sfari_reviewer'], institution: null });
  const mine = await buildReview(build, { request: one, reviewer });
  const theirs = await buildReview(build, { request: one, reviewer: second, reviewerRole: 3 });
  const elsewhere = await buildReview(build, { request: other, reviewer: second });
  const ids = async (query: string): Promise<number[]> => {
    const { body } = await harness.call(`GET /review/?${query}&ordering=id`, { as: admin });
    return body.results.map(({ id }: { id: number }) => id);
  };
  expect(await ids(`request=${one.id}`)).toEqual([mine, theirs]);
  expect(await ids(`reviewer=${second.id}`)).toEqual([theirs, elsewhere]);
  expect(await ids(`request=${one.id}&reviewer=${second.id}`)).toEqual([theirs]);
  expect((await harness.call('GET /review/?reviewer=somebody', { as: admin })).status).toBe(400);
});

describe('scores, under the names of the specification', () => {
  const research = { score: 4, comment: { strengths: 'Clear', weaknesses: '' } };

  it("lead to the reviewer's own scores, which the staff service stores", async () => {
    const { build } = harness;
    const request = await buildRequest(build, { type: 4 });
    const internal = await build.person({ roles: ['internal_reviewer'] });
    const review = await buildReview(build, { request, reviewer: internal, reviewerRole: 3 });
    const send = (body: object, as = internal) =>
      harness.call('POST /review/', {
        as,
        body: { request: request.id, reviewer: internal.id, reviewer_role: 3, ...body },
      });
    const answer = await send({ research });
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toBe(`/api/review/${review}/score/`);
    for (const body of [{ other: 'Sound' }, { other: { comment: 'Sound' } }, { build_merit: 'Yes' }])
      expect((await send(body)).status).toBe(307);
    expect((await send({ research: { score: 'four' } })).status).toBe(400);
    expect((await send({ research, reviewer_role: 1 })).status).toBe(404);
    expect((await send({ research }, admin)).status).toBe(404);
    expect((await send({})).status).toBe(403);
  });
});
