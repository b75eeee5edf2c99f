/** The address of one's calendar, and what stands in it: due reviews and meetings, as they are when it is read. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { RequestType, Role } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { buildConflict, buildRequest, buildReview } from '@portal/researcher/testing';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(definition, {
    SERVICE_URLS: '{"researcher":"http://127.0.0.1:9"}',
    PUBLIC_URL: 'https://portal.test',
    BRANDING_TIME_ZONE: 'America/New_York',
  });
});
afterAll(() => harness.stop());

const person = (...roles: Role[]) => harness.build.person({ roles, institution: null });
const look = (as: TestPerson) => harness.call('GET /calendar-feed/', { as });
const make = (as: TestPerson, etag?: string | null) =>
  harness.call('POST /calendar-feed/', { as, ...(etag ? { headers: { 'If-Match': etag } } : {}) });
const remove = (as: TestPerson, etag?: string | null) =>
  harness.call('DELETE /calendar-feed/', { as, ...(etag ? { headers: { 'If-Match': etag } } : {}) });
/** What a calendar program asks: without a session. */
const poll = (address: string) => harness.call(`GET ${new URL(address).pathname.replace(/^\/api/, '')}`);
const addressOf = async (as: TestPerson): Promise<string> => (await make(as)).body.address;
const entries = async (address: string): Promise<string[]> => {
  const { status, body } = await poll(address);
  if (status !== 200) return [`status ${status}`];
  return new ICAL.Component(ICAL.parse(body as string))
    .getAllSubcomponents('vevent')
    .map(
      (component) =>
        `${String(component.getFirstPropertyValue('summary'))} ${String(component.getFirstPropertyValue('dtstart'))}`,
    );
};
async function assign(
  reviewer: TestPerson,
  {
    due = '2027-03-10',
    type = 1,
    ...more
  }: { due?: string | null; type?: RequestType; owner?: TestPerson } = {},
) {
  const request = await buildRequest(harness.build, { type, status: 3, ...more });
  const review = await buildReview(harness.build, { request, reviewer });
  await harness.build.sql('update researcher.review set due_date = $1, quarter = $2 where id = $3', [
    due,
    'Q4 2026',
    review,
  ]);
  const code = `REQ${String(request.id).padStart(6, '0')}`;
  return { request, review, code, entry: `Review due: ${code} 2027-03-11T04:59:00Z` };
}
const days: number[] = [];
async function openWindow({
  kind = 'research_match',
  quarter = 'Q4 2026',
  meeting = '2027-04-01T14:00:00Z',
}: { kind?: string; quarter?: string; meeting?: string | null } = {}) {
  await harness.build.sql(
    `insert into staff.review_window (kind, quarter, due_date, meeting_at, opened_by, begun)
      values ($1, $2, date '2027-03-01' + $3::int, $4, 1, now())`,
    [kind, quarter, days.push(1), meeting],
  );
}

describe('the address', () => {
  it('is made on demand, shown once, and kept as a hash alone', async () => {
    const reviewer = await person('sfari_reviewer');
    const before = await look(reviewer);
    expect(before.body).toEqual({ created: null, address: null, abilities: { make: true, remove: false } });
    const made = await make(reviewer);
    expect(made.status).toBe(201);
    expect(made.body.address).toMatch(/^https:\/\/portal\.test\/api\/calendar\/[\w-]{43}\.ics$/);
    const after = await look(reviewer);
    expect(after.body).toEqual({
      created: made.body.created,
      address: null,
      abilities: { make: true, remove: true },
    });
    const [row] = await harness.build.sql<{ kept: string }>(
      'select f::text as kept from staff.calendar_feed f where owner_id = $1',
      [reviewer.id],
    );
    expect(row?.kept).not.toContain(made.body.address.split('/').at(-1).slice(0, -4));
  });

  it('stops at once when another one is made, and when it is removed', async () => {
    const reviewer = await person('sfari_reviewer');
    const first = await addressOf(reviewer);
    expect((await poll(first)).status).toBe(200);
    const second = await addressOf(reviewer);
    expect(second).not.toBe(first);
    expect([(await poll(first)).status, (await poll(second)).status]).toEqual([404, 200]);
    expect((await remove(reviewer)).status).toBe(204);
    expect((await poll(second)).status).toBe(404);
    expect((await look(reviewer)).body).toMatchObject({ created: null, abilities: { remove: false } });
    const again = await remove(reviewer);
    expect([again.status, again.body.code]).toEqual([409, 'WRONG_STATE']);
  });

  it('of twenty that are made at once one is, and works; the others are told that they are stale', async () => {
    const reviewer = await person('sfari_reviewer');
    const { headers } = await look(reviewer);
    const answers = await Promise.all(Array.from({ length: 20 }, () => make(reviewer, headers.get('ETag'))));
    const won = answers.filter(({ status }) => status === 201);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.code === 'STALE')).toHaveLength(19);
    expect(answers.every(({ status, body }) => status === 201 || body.current.address === null)).toBe(true);
    expect((await poll(won[0]?.body.address)).status).toBe(200);
  });

  it('is not replaced or removed by who saw an older one, nor without a version', async () => {
    const reviewer = await person('sfari_reviewer');
    const { headers } = await make(reviewer);
    const present = await addressOf(reviewer);
    const etag = headers.get('ETag');
    expect([(await make(reviewer, etag)).status, (await remove(reviewer, etag)).status]).toEqual([409, 409]);
    const unseen = { as: reviewer, headers: { 'If-Match': '' } };
    expect((await harness.call('POST /calendar-feed/', unseen)).status).toBe(428);
    expect((await harness.call('DELETE /calendar-feed/', unseen)).status).toBe(428);
    expect((await poll(present)).status).toBe(200);
  });

  it('is 401 for visitors and 403 for roles without reviews', async () => {
    const calls = ['GET', 'POST', 'DELETE'].map((method) => `${method} /calendar-feed/`);
    for (const call of calls) expect((await harness.call(call)).status).toBe(401);
    for (const role of [
      'primary_researcher',
      'sbso',
      'access_admin',
      'superuser',
      'internal_read_only',
    ] as const) {
      const other = await person(role);
      for (const call of calls)
        expect([role, call, (await harness.call(call, { as: other })).status]).toEqual([role, call, 403]);
    }
  });

  it('is made by nobody who acts for its person', async () => {
    const reviewer = await person('sfari_reviewer');
    const address = await addressOf(reviewer);
    const superuser = await person('superuser');
    await harness.build.sql('update core.session set impersonator_id = $1 where id = $2', [
      superuser.id,
      reviewer.sessionId,
    ]);
    expect((await look(reviewer)).body.abilities).toEqual({ make: false, remove: false });
    for (const refused of [await make(reviewer), await remove(reviewer)])
      expect([refused.status, refused.body.code]).toEqual([409, 'WRONG_STATE']);
    expect((await poll(address)).status).toBe(200);
  });
});

describe('reading it', () => {
  it('needs no session, is kept by nobody between, and says nothing but codes', async () => {
    const reviewer = await person('sfari_reviewer');
    const { request } = await assign(reviewer);
    const address = await addressOf(reviewer);
    const { status, headers, body } = await poll(address);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(body).toContain(`https://portal.test/request/${request.id}`);
    expect(body).not.toContain(reviewer.displayName);
    const [project] = await harness.build.sql<{ title: string }>(
      'select project_title as title from researcher_api.request where id = $1',
      [request.id],
    );
    expect(project?.title.length).toBeGreaterThan(3);
    expect(body).not.toContain(project?.title);
  });

  it('is 404 for a secret that nobody has, and for what is none', async () => {
    const unknown = 'A'.repeat(43);
    for (const file of [`${unknown}.ics`, unknown, `${unknown}A.ics`, 'x.ics', '%00.ics', `${unknown}.ICS`])
      expect([file, (await harness.call(`GET /calendar/${file}`)).status]).toEqual([file, 404]);
  });

  it('is 404 for a closed account, an unverified one, and who lost the last role that has a calendar', async () => {
    for (const loss of [
      'update core.account set active = false where id = $1',
      'update core.account set verified = false where id = $1',
      'delete from core.account_group where account_id = $1',
    ]) {
      const reviewer = await person('sfari_reviewer');
      await assign(reviewer);
      const address = await addressOf(reviewer);
      expect(await entries(address)).toHaveLength(1);
      await harness.build.sql(loss, [reviewer.id]);
      expect([loss, await entries(address)]).toEqual([loss, ['status 404']]);
    }
  });
});

describe('due dates', () => {
  it('are those of the person, at the end of their day by the foundation’s clock', async () => {
    const reviewer = await person('sfari_reviewer');
    const address = await addressOf(reviewer);
    expect(await entries(address)).toEqual([]);
    const { entry, code, review } = await assign(reviewer);
    await assign(reviewer, { due: null });
    await assign(await person('sfari_reviewer'));
    expect(await entries(address)).toEqual([entry]);
    // In summer midnight comes an hour earlier by UTC.
    await harness.build.sql("update researcher.review set due_date = '2027-07-01' where id = $1", [review]);
    expect(await entries(address)).toEqual([`Review due: ${code} 2027-07-02T03:59:00Z`]);
  });

  it('leave it with the assignment, a conflict, a finished review and the request’s way on', async () => {
    const reviewer = await person('sfari_reviewer');
    const address = await addressOf(reviewer);
    const { build } = harness;
    const ends: Array<(one: Awaited<ReturnType<typeof assign>>) => Promise<unknown>> = [
      ({ review }) => build.sql('delete from researcher.review where id = $1', [review]),
      ({ request }) => buildConflict(build, { request, reviewer }),
      ({ request, review }) =>
        build.sql(
          `insert into staff.review_score (id, request_id, reviewer_id, rubric_key, rubric_version, quarter, submitted_at)
            values ($1, $2, $3, 'plain', 1, 'Q4 2026', now())`,
          [review, request.id, reviewer.id],
        ),
      ({ request }) => build.sql('update researcher.request set status = 6 where id = $1', [request.id]),
    ];
    for (const end of ends) {
      const one = await assign(reviewer);
      expect(await entries(address)).toEqual([one.entry]);
      await end(one);
      expect(await entries(address)).toEqual([]);
    }
  });

  it('leave it with the role that opens the request, also while another one keeps the calendar', async () => {
    const reviewer = await person('sfari_reviewer', 'abn_reviewer');
    const plain = await assign(reviewer);
    const tissue = await assign(reviewer, { type: 8 });
    const address = await addressOf(reviewer);
    expect(await entries(address)).toEqual([plain.entry, tissue.entry]);
    await harness.build.sql(
      "delete from core.account_group where account_id = $1 and role = 'sfari_reviewer'",
      [reviewer.id],
    );
    expect(await entries(address)).toEqual([tissue.entry]);
    await harness.build.sql("update core.account_group set role = 'rm_admin' where account_id = $1", [
      reviewer.id,
    ]);
    expect(await entries(address)).toEqual([]);
  });
});

describe('meetings', () => {
  const MEETING = 'Research Match review meeting, Q4 2026 2027-04-01T14:00:00Z';

  it('are there for who runs windows, and for reviewers of its applications until they have a conflict', async () => {
    await openWindow();
    await openWindow({ quarter: 'Q3 2026', meeting: null });
    await openWindow({ quarter: 'Q2 2026', meeting: '2020-01-01T14:00:00Z' });
    for (const role of ['sfari_admin', 'sfari_admin_lead', 'rm_admin'] as const)
      expect([role, await entries(await addressOf(await person(role)))]).toEqual([role, [MEETING]]);
    const reviewer = await person('internal_reviewer');
    const address = await addressOf(reviewer);
    expect(await entries(address)).toEqual([]);
    const { request, entry } = await assign(reviewer, { type: 4 });
    expect(await entries(address)).toEqual([entry, MEETING]);
    await harness.build.sql('update researcher.request set status = 8 where id = $1', [request.id]);
    expect(await entries(address)).toEqual([MEETING]);
    await buildConflict(harness.build, { request, reviewer });
    expect(await entries(address)).toEqual([]);
  });

  it('of other requests and quarters are not the reviewer’s', async () => {
    await openWindow({ kind: 'research_match_renewal' });
    const reviewer = await person('internal_reviewer');
    const { entry, review } = await assign(reviewer, { type: 4 });
    await harness.build.sql("update researcher.review set quarter = 'Q1 2025' where id = $1", [review]);
    expect(await entries(await addressOf(reviewer))).toEqual([entry]);
  });
});
