import { ReadinessChanged, ReviewerAssigned, ReviewerAssignmentUndone } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emitEvent, type TestPerson } from '@portal/kit/testing';
import { definition } from '../../../app.ts';
import { createRequestFactories, mailTo, type TestRequest } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
let reviewer: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition, {}, { runs: 'events' });
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
  reviewer = await harness.build.person({ roles: ['sfari_reviewer'] });
});
afterAll(async () => {
  await harness?.stop();
});

const awaitJobs = (name: string) =>
  harness.eventually(async () => {
    const { rows } = await harness.database.admin.query(
      "select 1 from jobs.job where name = $1 and state not in ('completed', 'failed')",
      [`${name}.researcher`],
    );
    return rows.length === 0;
  });
const assigned = (request: TestRequest, role: 1 | 2 | 3 = 1) => ({
  request_id: request.id,
  reviewer_id: reviewer.id,
  reviewer_role: role,
  actor_id: admin.id,
});
const statusHistory = (request: TestRequest) =>
  harness.build.sql<{ actor_id: number | null; to: number }>(
    `select actor_id, (changes -> 'status' ->> 1)::int as to from audit.log
     where model = 'request' and pk = $1 and operation = 'U' and changes ? 'status' order by id`,
    [String(request.id)],
  );

describe('assigning the primary reviewer', () => {
  it('begins the review once, in the name of the person who assigned', async () => {
    const request = await make.request({ status: 2 });
    await make.review(request, reviewer);
    await emitEvent(harness.database, ReviewerAssigned, assigned(request));
    await emitEvent(harness.database, ReviewerAssigned, assigned(request));
    await harness.eventually(async () => (await make.readStatus(request)) === 3);
    await awaitJobs('review.assigned');
    expect(await statusHistory(request)).toEqual([{ actor_id: admin.id, to: 3 }]);
  });

  it('leaves what waits for a window, other roles, other statuses and assignments that were taken back', async () => {
    const match = await make.request({ type: 4 });
    const tissue = await make.request({ type: 8 });
    const pilot = await make.request({ type: 7 });
    const decided = await make.request({ status: 6 });
    const unassigned = await make.request();
    const secondary = await make.request();
    for (const request of [match, tissue, pilot, decided]) await make.review(request, reviewer);
    await make.review(secondary, reviewer, 2);
    for (const request of [match, tissue, pilot, decided, unassigned])
      await emitEvent(harness.database, ReviewerAssigned, assigned(request));
    await emitEvent(harness.database, ReviewerAssigned, assigned(secondary, 2));
    await harness.eventually(async () => (await make.readStatus(pilot)) === 3);
    await awaitJobs('review.assigned');
    const statuses = await Promise.all(
      [match, tissue, decided, unassigned, secondary].map((request) => make.readStatus(request)),
    );
    expect(statuses).toEqual([2, 2, 6, 2, 2]);
  });
});

describe('undoing the assignment of the primary reviewer', () => {
  const undone = (request: TestRequest, status: 2 | 3 = 2) => ({
    request_id: request.id,
    status_before: status,
    actor_id: admin.id,
  });
  const submittedOn = async (request: TestRequest) =>
    (
      await harness.build.sql<{ day: string }>(
        'select submission_date::text as day from researcher.request where id = $1',
        [request.id],
      )
    )[0]?.day;

  it('puts the request back once, in the name of who undid it, and the day of the submission stays', async () => {
    const request = await make.request({ status: 3 });
    const before = await submittedOn(request);
    await emitEvent(harness.database, ReviewerAssignmentUndone, undone(request));
    await emitEvent(harness.database, ReviewerAssignmentUndone, undone(request));
    await harness.eventually(async () => (await make.readStatus(request)) === 2);
    await awaitJobs('review.assignment-undone');
    expect(await statusHistory(request)).toEqual([{ actor_id: admin.id, to: 2 }]);
    expect(await submittedOn(request)).toBe(before);
  });

  it('leaves what was under review before, has been decided, or has another primary reviewer', async () => {
    const earlier = await make.request({ status: 3 });
    const decided = await make.request({ status: 4 });
    const taken = await make.request({ status: 3 });
    await make.review(taken, reviewer);
    await emitEvent(harness.database, ReviewerAssignmentUndone, undone(earlier, 3));
    await emitEvent(harness.database, ReviewerAssignmentUndone, undone(decided));
    await emitEvent(harness.database, ReviewerAssignmentUndone, undone(taken));
    await awaitJobs('review.assignment-undone');
    expect(await Promise.all([earlier, decided, taken].map((request) => make.readStatus(request)))).toEqual([
      3, 4, 3,
    ]);
  });
});

describe('a team that is not ready', () => {
  const decide = (request: TestRequest, status: number) =>
    harness.call(`POST /request/${request.id}/decision/`, {
      as: admin,
      body: { status, email: mailTo(request) },
    });
  const agree = (person: TestPerson) =>
    harness.build.sql('update core.user_institution set joinder_date = now() where user_id = $1', [
      person.id,
    ]);

  it('waits at Approved (Pending Team) and moves on automatically, once, with mail and notice [R4-19]', async () => {
    const late = await harness.build.person({ joinder: false });
    const request = await make.request({ status: 3, team: [late] });
    const refused = await decide(request, 4);
    expect(refused.body).toMatchObject({ code: 'WRONG_STATE', current: { status: 3 } });
    expect((await decide(request, 12)).body).toMatchObject({ status: 12, decisions: [5] });
    await awaitJobs('person.readiness-changed');
    expect(await make.readStatus(request)).toBe(12);

    await agree(late);
    await emitEvent(harness.database, ReadinessChanged, { user_ids: [late.id] });
    await emitEvent(harness.database, ReadinessChanged, { user_ids: [late.id, request.owner.id] });
    await harness.eventually(async () => (await make.readStatus(request)) === 4);
    await awaitJobs('person.readiness-changed');
    const approved = (await make.queued('mail', request.code)).map((job) => job.data);
    expect(approved).toHaveLength(1);
    expect(approved[0]).toMatchObject({
      to: [request.owner.email],
      subject: `Your request ${request.code} is approved`,
      template: 'request_approved',
    });
    expect(await statusHistory(request)).toEqual([
      { actor_id: admin.id, to: 12 },
      { actor_id: null, to: 4 },
    ]);
    const seen = await harness.call(`GET /request/${request.id}/`, { as: admin });
    expect(seen.body.decision_date).not.toBeNull();
  });

  it('cannot be made to wait when it is ready', async () => {
    const request = await make.request({ status: 3 });
    expect((await decide(request, 12)).body).toMatchObject({ code: 'WRONG_STATE', current: { status: 3 } });
  });

  it('moves on when its owner takes out the member who is not ready', async () => {
    const never = await harness.build.person({ joinder: false });
    const request = await make.request({ status: 12, team: [never] });
    const answer = await harness.call(`PATCH /request/${request.id}/`, {
      as: request.owner,
      body: { access_control_list: [{ user_id: request.owner.id }] },
    });
    expect(answer.status).toBe(200);
    expect(answer.body.access_control_list.map((entry: { user_id: number }) => entry.user_id)).toEqual([
      request.owner.id,
    ]);
    await harness.eventually(async () => (await make.readStatus(request)) === 4);
  });
});
