/** Another due date or meeting for a window: who may, once of however many, what follows, and who is notified. */
import { ReviewBegun } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { emitEvent, mailWords, type TestPerson } from '@portal/kit/testing';
import { buildWindowRequest, buildRequest, buildReview, buildUnannounced } from '@portal/researcher/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { ReviewWindowModel } from '../../models/index.ts';
import { completeReview, createScoreSteps } from '../../testing/index.ts';

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const write = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
const [DUE, LATER] = [dayFromNow(10), dayFromNow(20)];
const [MEETING, NEXT] = [`${dayFromNow(25)}T15:00:00.000Z`, `${dayFromNow(27)}T16:30:00.000Z`];

let harness: Harness;
let steps: ReturnType<typeof createScoreSteps>;
let admin: TestPerson;
let window: number;

beforeAll(async () => {
  harness = await startHarness(
    definition,
    { SERVICE_URLS: '{"researcher":"http://127.0.0.1:9"}' },
    { runs: 'events' },
  );
  steps = createScoreSteps(harness);
  admin = await steps.person('sfari_admin');
});
afterAll(() => harness.stop());
beforeEach(async () => {
  await harness.build.sql('delete from staff.review_window');
  await harness.build.sql('delete from staff.rm_summary');
  await harness.build.sql('delete from jobs.job');
  window = await makeWindow(DUE);
});

const makeWindow = async (
  due_date: string,
  begun: Date | null = new Date(),
  more: Partial<Pick<ReviewWindowModel, 'kind' | 'meeting_at'>> = {},
): Promise<number> =>
  (
    await harness.build.insert(ReviewWindowModel, {
      kind: 'research_match',
      quarter: 'Q3 2026',
      due_date,
      opened_by: admin.id,
      begun,
      ...more,
    })
  ).id;
const read = (as = admin) => harness.call(`GET /review-window/${window}/`, { as });
const etagNow = async () => (await read()).headers.get('etag') ?? '';
/** At the version that is there, by default; '' names none. */
const patch = (body: object, as = admin, etag?: string) =>
  harness.call(`PATCH /review-window/${window}/`, {
    as,
    body,
    headers: etag === undefined ? {} : { 'If-Match': etag },
  });
const change = (due_date: unknown, as = admin, etag?: string) => patch({ due_date }, as, etag);
const events = async () =>
  (
    await harness.build.sql<{ data: Record<string, unknown> }>(
      "select data from jobs.job where name like 'review-window.redated%' order by created_on",
    )
  ).map(({ data }) => data);
interface Mail {
  readonly to: string[];
  readonly subject: string;
  readonly body: string;
}
const mails = async () =>
  (
    await harness.build.sql<{ data: Mail }>(
      "select data from jobs.job where name like 'mail.requested%' and data ->> 'template' = 'reviews_redated'",
    )
  ).map(({ data }) => ({ ...data, body: mailWords(data.body) }));
async function makeBegun(status: 3 | 8 = 3) {
  const request = await buildRequest(harness.build, { type: 4, status });
  await buildWindowRequest(harness.build, { request, window });
  return request;
}
const giveSummary = (request: { id: number }, day: string) =>
  harness.build.sql('insert into staff.rm_summary (request_id, due_date) values ($1, $2)', [
    request.id,
    `${day}T12:00:00Z`,
  ]);
const summaryDay = async (request: { id: number }) =>
  (
    await harness.build.sql<{ day: string }>(
      "select (due_date at time zone 'UTC')::text as day from staff.rm_summary where request_id = $1",
      [request.id],
    )
  )[0]?.day;

it('is stored with who changed it, sent to the service of requests, and dates the summaries that follow the window', async () => {
  const [open, own, met] = [await makeBegun(), await makeBegun(), await makeBegun(8)];
  await giveSummary(open, DUE);
  await giveSummary(own, dayFromNow(5));
  await giveSummary(met, DUE);
  const { status, body } = await change(LATER);
  expect([status, body.due_date, body.is_open]).toEqual([200, LATER, true]);
  expect((await read()).body).toMatchObject({ due_date: LATER, abilities: { edit: true } });
  expect(await events()).toEqual([
    expect.objectContaining({
      window_id: window,
      kind: 'research_match',
      due_date: LATER,
      revision: 2,
      actor_id: admin.id,
    }),
  ]);
  expect(await Promise.all([open, own, met].map(summaryDay))).toEqual([
    `${LATER} 12:00:00`,
    `${dayFromNow(5)} 12:00:00`,
    `${DUE} 12:00:00`,
  ]);
  const [entry] = await harness.build.sql<{ actor_id: number; changes: Record<string, unknown> }>(
    `select actor_id, changes from audit.log where model = 'review-window' and pk = $1 and operation = 'U'
      order by id desc limit 1`,
    [String(window)],
  );
  expect(entry).toMatchObject({ actor_id: admin.id, changes: { due_date: [DUE, LATER] } });
});

it('is sent in one mail to each reviewer who is not finished, and to no one else', async () => {
  const [one, other] = [await makeBegun(), await makeBegun()];
  const { reviewer: busy } = await steps.reviewed({ request: one });
  await buildReview(harness.build, { request: other, reviewer: busy, reviewerRole: 2 });
  const done = await steps.reviewed({ request: one, reviewerRole: 3 });
  expect((await steps.score(done.review, done.reviewer, completeReview(4, 4))).status).toBe(200);
  await steps.reviewed({ request: one, reviewerRole: 3, conflict: true });
  const gone = await steps.reviewed({ request: other });
  await harness.build.sql('update core.account set active = false where id = $1', [gone.reviewer.id]);
  const unannounced = await steps.reviewed({ request: other, reviewerRole: 3 });
  await buildUnannounced(harness.build, unannounced.review);
  await steps.reviewed({ request: await makeBegun(8) });
  await steps.reviewed();
  await harness.build.sql('delete from jobs.job');

  expect((await change(LATER)).status).toBe(200);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: [busy.email],
    subject: `The reviews of Q3 2026 are now due on ${write(LATER)}`,
  });
  expect(mail?.body).toContain(`from ${write(DUE)} to ${write(LATER)}`);
  for (const { code, id } of [one, other]) expect(mail?.body).toContain(`${code}: /review/${id}#own-review `);
  const bells = await harness.build.sql<{ data: { recipient_ids: number[] } }>(
    "select data from jobs.job where name like 'notification.requested%'",
  );
  expect(bells.map(({ data }) => data.recipient_ids)).toEqual([[busy.id]]);
});

it('of twenty who change the same version is changed by one, and sent once', async () => {
  const { reviewer } = await steps.reviewed({ request: await makeBegun() });
  await harness.build.sql('delete from jobs.job');
  const etag = await etagNow();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => change(dayFromNow(15 + index), admin, etag)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const stale = answers.filter(({ status }) => status === 409);
  expect(stale.map(({ body }) => body.code)).toEqual(Array.from({ length: 19 }, () => 'STALE'));
  expect(await events()).toHaveLength(1);
  expect((await mails()).map(({ to }) => to)).toEqual([[reviewer.email]]);
});

it('answers 400, 401, 403, 404, 409 and 428 to invalid and unauthorized calls', async () => {
  for (const day of ['2026-02-30', dayFromNow(-2), dayFromNow(500), null])
    expect([day, (await change(day)).status]).toEqual([day, 400]);
  for (const meeting of ['soon', `${dayFromNow(-1)}T15:00:00Z`, `${dayFromNow(500)}T15:00:00Z`, 5])
    expect([meeting, (await patch({ meeting_at: meeting })).status]).toEqual([meeting, 400]);
  const etag = await etagNow();
  const unsigned = await harness.call(`PATCH /review-window/${window}/`, { body: { due_date: LATER } });
  expect(unsigned.status).toBe(401);
  for (const role of ['rm_admin', 'superuser', 'internal_read_only', 'internal_reviewer'] as const) {
    const as = await steps.person(role);
    expect([role, (await change(LATER, as, etag)).status]).toEqual([role, 403]);
    expect([role, (await patch({ meeting_at: MEETING }, as, etag)).status]).toEqual([role, 403]);
  }
  expect((await change(LATER, admin, '')).status).toBe(428);
  expect((await change(LATER, admin, 'W/"0"')).body).toMatchObject({
    code: 'STALE',
    current: { due_date: DUE },
  });
  const over = await makeWindow(dayFromNow(-3));
  const started = await makeWindow(dayFromNow(40), null);
  const answer = (id: number) =>
    harness.call(`PATCH /review-window/${id}/`, {
      as: admin,
      body: { due_date: LATER },
      headers: { 'If-Match': etag },
    });
  expect((await answer(started)).status).toBe(404);
  expect((await answer(2_000_000_000)).status).toBe(404);
  window = over;
  const late = await change(LATER);
  expect([late.status, late.body.code, late.body.detail]).toEqual([
    409,
    'WRONG_STATE',
    'This review window has ended: its due date has passed',
  ]);
  expect(await events()).toEqual([]);
});

it('that is the same day changes nothing; a start for the new day that never ended is put aside', async () => {
  expect((await change(DUE)).status).toBe(200);
  expect(await events()).toEqual([]);
  await makeWindow(LATER, null);
  const lead = await steps.person('sfari_admin_lead');
  expect((await change(LATER, lead)).status).toBe(200);
  expect(await harness.build.sql('select id from staff.review_window')).toEqual([{ id: window }]);
});

it('counts for a review that began under the day before and is notified later', async () => {
  const request = await makeBegun();
  await change(LATER);
  await emitEvent(harness.database, ReviewBegun, {
    request_id: request.id,
    window_id: window,
    due_date: DUE,
    actor_id: admin.id,
  });
  expect(await harness.eventually(() => summaryDay(request))).toBe(`${LATER} 12:00:00`);
});

it('is not in the way of those who begin the same window in parallel, nor they in its', async () => {
  await steps.reviewed({ request: await buildRequest(harness.build, { type: 4, status: 2 }) });
  const body = { kind: 'research_match', due_date: DUE, meeting_at: null };
  const begin = () => harness.call('POST /review-window/begin/', { as: admin, body });
  const [changed] = await Promise.all([change(LATER), ...Array.from({ length: 20 }, begin)]);
  expect([changed.status, changed.body.code]).toEqual([200, undefined]);
  expect((await read()).body.due_date).toBe(LATER);
});

/** By the foundation's clock, as mails write it. */
const clock = (moment: string): string =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/New_York',
    timeZoneName: 'short',
  }).format(new Date(moment));
const meetingNow = async () => (await read()).body.meeting_at as string | null;

it('notifies the reviewers of its requests when a meeting is set, moved or removed', async () => {
  const [open, met] = [await makeBegun(), await makeBegun(8)];
  const busy = await steps.reviewed({ request: open });
  const done = await steps.reviewed({ request: open, reviewerRole: 3 });
  expect((await steps.score(done.review, done.reviewer, completeReview(4, 4))).status).toBe(200);
  const there = await steps.reviewed({ request: met });
  await steps.reviewed({ request: open, reviewerRole: 3, conflict: true });
  const unannounced = await steps.reviewed({ request: open, reviewerRole: 3 });
  await buildUnannounced(harness.build, unannounced.review);
  await harness.build.sql('delete from jobs.job');
  const notified = [busy, done, there].map(({ reviewer }) => reviewer.email).toSorted();
  const takeMails = async () => {
    const sent = await mails();
    await harness.build.sql('delete from jobs.job');
    expect(sent.flatMap(({ to }) => to).toSorted()).toEqual(notified);
    return sent[0];
  };

  expect((await patch({ meeting_at: MEETING })).status).toBe(200);
  expect(new Date((await meetingNow()) ?? '').toISOString()).toBe(MEETING);
  expect(await events()).toEqual([]);
  expect((await takeMails())?.subject).toBe(
    `The Research Match review meeting of Q3 2026 is on ${clock(MEETING)}`,
  );

  // It is the same moment, however it is written.
  expect((await patch({ meeting_at: MEETING.replace('.000Z', '+00:00') })).status).toBe(200);
  expect(await mails()).toEqual([]);

  expect((await patch({ meeting_at: NEXT })).status).toBe(200);
  const moved = await takeMails();
  expect(moved?.subject).toBe(`The Research Match review meeting of Q3 2026 is now on ${clock(NEXT)}`);
  expect(moved?.body).toContain(`It was previously scheduled for ${clock(MEETING)}.`);

  expect((await patch({ meeting_at: null })).status).toBe(200);
  expect(await meetingNow()).toBeNull();
  expect((await takeMails())?.subject).toBe(
    'The Research Match review meeting of Q3 2026 has been postponed; a new date is not set',
  );
});

it('both together are one mail: with the due date for who is not finished, without it for who is', async () => {
  const request = await makeBegun();
  const { reviewer: busy } = await steps.reviewed({ request });
  const done = await steps.reviewed({ request, reviewerRole: 3 });
  await steps.score(done.review, done.reviewer, completeReview(4, 4));
  await harness.build.sql('delete from jobs.job');
  expect((await patch({ due_date: LATER, meeting_at: NEXT })).status).toBe(200);
  const sent = new Map((await mails()).map((mail) => [mail.to[0], mail]));
  expect(sent.size).toBe(2);
  expect(sent.get(busy.email)?.subject).toBe('New dates for the reviews of Q3 2026');
  expect(sent.get(busy.email)?.body).toContain(`from ${write(DUE)} to ${write(LATER)}`);
  expect(sent.get(busy.email)?.body).toContain(clock(NEXT));
  expect(sent.get(done.reviewer.email)?.subject).toContain(`meeting of Q3 2026 is on ${clock(NEXT)}`);
  expect(sent.get(done.reviewer.email)?.body).not.toContain(write(LATER));
});

it('the meeting is moved after the due date too, until it has passed', async () => {
  const ahead = { meeting_at: new Date(MEETING) };
  window = await makeWindow(dayFromNow(-3), new Date(), ahead);
  const list = async () =>
    (await harness.call('GET /review-window/?is_current=true&ordering=id', { as: admin })).body.results;
  expect((await list()).map(({ id }: { id: number }) => id)).toContain(window);
  expect((await read()).body).toMatchObject({
    is_open: false,
    is_current: true,
    abilities: { edit: false, set_meeting: true },
  });
  expect((await change(LATER)).status).toBe(409);
  expect((await patch({ meeting_at: NEXT })).status).toBe(200);

  window = await makeWindow(dayFromNow(-4), new Date(), {
    meeting_at: new Date(`${dayFromNow(-2)}T15:00:00Z`),
  });
  expect((await list()).map(({ id }: { id: number }) => id)).not.toContain(window);
  const over = await patch({ meeting_at: NEXT });
  expect([over.status, over.body.code, over.body.detail]).toEqual([
    409,
    'WRONG_STATE',
    'This review window is over: its due date and its meeting have passed',
  ]);
});

it('of twenty who move the same meeting one does, and the person who begins the window again does not', async () => {
  const { reviewer } = await steps.reviewed({ request: await makeBegun() });
  await harness.build.sql('delete from jobs.job');
  const etag = await etagNow();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      patch({ meeting_at: `${dayFromNow(30 + index)}T15:00:00Z` }, admin, etag),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status, body }) => status === 409 && body.code === 'STALE')).toHaveLength(19);
  expect((await mails()).map(({ to }) => to)).toEqual([[reviewer.email]]);
  const unchanged = await meetingNow();
  await steps.reviewed({ request: await buildRequest(harness.build, { type: 4, status: 2 }) });
  const body = { kind: 'research_match', due_date: DUE, meeting_at: NEXT };
  await harness.call('POST /review-window/begin/', { as: admin, body });
  expect(await meetingNow()).toBe(unchanged);
});
