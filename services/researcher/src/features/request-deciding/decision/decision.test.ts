import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WRITE_FIRST } from '@portal/contract/mail-rules';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { definition } from '../../../app.ts';
import { createRequestFactories, mailTo } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'], firstName: 'Adele' });
});
afterAll(() => harness?.stop());
const decide = (id: number, as: TestPerson, body: unknown, headers: Record<string, string> = {}) =>
  harness.call(`POST /request/${id}/decision/`, { as, body, headers });
const readMails = (id: number) => make.queued('mail', `decision:${id}:`);

describe('a decision', () => {
  it('sets the status, records who decided, sends the edited mail, stores the comment and notifies the owner [S4.3-15]', async () => {
    const request = await make.request({ status: 3 });
    const answer = await decide(request.id, admin, {
      status: 4,
      email: { ...mailTo(request), body: '<p onclick="x()">Well <script>alert(1)</script>done</p>' },
      comment: '<p>All in order</p>',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 4,
      decisions: [7],
      comments: [{ text: '<p>All in order</p>', author: { id: admin.id } }],
    });
    const [row] = await harness.build.sql(
      'select decided_by, decision_date from researcher.request where id = $1',
      [request.id],
    );
    expect(row).toMatchObject({ decided_by: admin.id });
    const mails = await readMails(request.id);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.data).toMatchObject({
      template: 'request_approved',
      subject: mailTo(request).subject,
      body: '<p>Well done</p>',
      to: mailTo(request).to,
      actor_id: admin.id,
    });
    const notified = await make.queued('notification', `decision:${request.id}:`);
    expect(notified.map((job) => job.data.recipient_ids)).toEqual([[request.owner.id]]);
    expect(notified.map((job) => job.data.message)).toEqual([`${request.code} is now Approved`]);
    const [history] = await harness.build.sql(
      "select actor_id, changes -> 'status' as status from audit.log where model = 'request' and pk = $1 and changes ? 'status' and operation = 'U'",
      [String(request.id)],
    );
    expect(history).toEqual({ actor_id: admin.id, status: [3, 4] });
    const events = await harness.build.sql<{ data: object }>(
      "select data from jobs.job where name = 'object.changed.core' and data ->> 'id' = $1",
      [String(request.id)],
    );
    expect(events.map(({ data }) => data)).toMatchObject([{ type: 'request.status_changed', state: 4 }]);
  });

  it('dates the decision once: fulfillment has its own date', async () => {
    const request = await make.request({ status: 3 });
    const approved = await decide(request.id, admin, { status: 4, email: mailTo(request) });
    const fulfilled = await decide(request.id, admin, { status: 7 });
    expect(fulfilled.body).toMatchObject({ status: 7, decision_date: approved.body.decision_date });
    expect(Date.parse(fulfilled.body.fulfillment_date)).toBeGreaterThan(
      Date.parse(approved.body.decision_date),
    );
  });

  it('is 400 without its mail, or with one that says nothing, and changes nothing', async () => {
    const request = await make.request({ status: 3 });
    const missing = await decide(request.id, admin, { status: 5 });
    expect(missing.status).toBe(400);
    expect(missing.body).toEqual({ email: ['Required field'] });
    const empty = await decide(request.id, admin, {
      status: 5,
      email: { ...mailTo(request), body: '<p> </p>' },
    });
    expect(Object.keys(empty.body)).toEqual(['email.body']);
    const unwritten = { ...mailTo(request), body: '<p>We need:</p><p>[Please list the changes here]</p>' };
    const refused = await decide(request.id, admin, { status: 6, email: unwritten });
    expect(refused).toMatchObject({ status: 400, body: { 'email.body': [WRITE_FIRST] } });
    const subject = await decide(request.id, admin, {
      status: 4,
      email: { ...mailTo(request), subject: 'About [Name]' },
    });
    expect(subject).toMatchObject({ status: 400, body: { 'email.subject': [WRITE_FIRST] } });
    const unknown = await decide(request.id, admin, { status: 99 });
    expect(unknown.status).toBe(400);
    expect(await make.readStatus(request)).toBe(3);
    expect(await readMails(request.id)).toEqual([]);
  });

  it('is 400 unless its mail goes to the owner, no matter who else reads it', async () => {
    const request = await make.request({ status: 3 });
    const elsewhere = { ...mailTo(request), to: ['somebody@else.test'], cc: [request.owner.email] };
    const refused = await decide(request.id, admin, { status: 5, email: elsewhere });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body)).toEqual(['email.to']);
    expect(await make.readStatus(request)).toBe(3);
    const to = ['somebody@else.test', request.owner.email.toUpperCase()];
    const email = { ...mailTo(request), to };
    expect((await decide(request.id, admin, { status: 5, email })).status).toBe(200);
  });

  it('is 400 with a subject of two lines', async () => {
    const request = await make.request({ status: 3 });
    const email = { ...mailTo(request), subject: 'Your request\r\nBcc: all@else.test' };
    const refused = await decide(request.id, admin, { status: 5, email });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['email.subject']]);
  });

  it('answers 401, 403 and 404 to unauthorized callers', async () => {
    const request = await make.request({ status: 3 });
    const body = { status: 5, email: mailTo(request) };
    expect((await harness.call(`POST /request/${request.id}/decision/`, { body })).status).toBe(401);
    expect((await decide(request.id, request.owner, body)).status).toBe(403);
    const bystander = await harness.build.person({ roles: ['sfari_reviewer'] });
    expect((await decide(request.id, bystander, body)).status).toBe(403);
    const manager = await harness.build.person({ roles: ['abn_proj_mgr'] });
    expect((await decide(request.id, manager, body)).status).toBe(404);
    expect((await decide(2_000_000, admin, body)).status).toBe(404);
    expect(await make.readStatus(request)).toBe(3);
  });

  it('is no one’s on their own request', async () => {
    const both = await harness.build.person({ roles: ['sfari_admin', 'primary_researcher'] });
    const request = await make.request({ owner: both, status: 3 });
    const answer = await decide(request.id, both, { status: 4, email: mailTo(request) });
    expect(answer.status).toBe(409);
    expect(await make.readStatus(request)).toBe(3);
  });

  it('lets the assigned reviewer decide what is under review', async () => {
    const reviewer = await harness.build.person({ roles: ['sfari_reviewer'] });
    const request = await make.request({ status: 3 });
    await make.review(request, reviewer);
    const seen = await harness.call(`GET /request/${request.id}/`, { as: reviewer });
    expect(seen.body).toMatchObject({
      decisions: [4, 5, 6],
      abilities: { decide: true, assign_reviewer: false },
    });
    expect((await decide(request.id, reviewer, { status: 6, email: mailTo(request) })).body.status).toBe(6);
  });

  it('says which version it is about, or is 428 and changes nothing', async () => {
    const request = await make.request({ status: 3 });
    const body = { status: 4, email: mailTo(request) };
    const blind = await decide(request.id, admin, body, { 'If-Match': '' });
    expect([blind.status, blind.body.code]).toEqual([428, 'VERSION_REQUIRED']);
    expect(await make.readStatus(request)).toBe(3);
    const outsider = await harness.build.person({ roles: ['rm_admin'] });
    const refused = await decide(request.id, outsider, body, { 'If-Match': '' });
    expect([403, 404, 409]).toContain(refused.status);
  });

  it('answers STALE with the present version when the request was edited since', async () => {
    const request = await make.request({ status: 3 });
    const read = await harness.call(`GET /request/${request.id}/`, { as: admin });
    const stamp = { 'If-Match': read.headers.get('etag') ?? '' };
    await harness.call(`PATCH /request/${request.id}/`, {
      as: admin,
      body: { zendesk_ticket_ids: ['4711'] },
    });
    const stale = await decide(request.id, admin, { status: 4, email: mailTo(request) }, stamp);
    expect(stale.body).toMatchObject({ code: 'STALE', current: { id: request.id, status: 3 } });
  });

  it('answers STALE with who decided what when another decision came first and this one is still possible', async () => {
    const request = await make.request({ status: 3 });
    const read = await harness.call(`GET /request/${request.id}/`, { as: admin });
    const stamp = { 'If-Match': read.headers.get('etag') ?? '' };
    await decide(request.id, admin, { status: 6, email: mailTo(request) });
    const late = await decide(request.id, admin, { status: 5, email: mailTo(request) }, stamp);
    expect(late.body).toMatchObject({
      code: 'STALE',
      current: {
        id: request.id,
        status: 6,
        status_label: 'Revisions Requested',
        decided_by: { id: admin.id },
      },
    });
  });

  it('is not blocked by a comment that came in between', async () => {
    const request = await make.request({ status: 3 });
    const read = await harness.call(`GET /request/${request.id}/`, { as: admin });
    const stamp = { 'If-Match': read.headers.get('etag') ?? '' };
    await harness.call(`PATCH /request/${request.id}/`, {
      as: admin,
      body: { comments: { add: { text: 'Please look' } } },
    });
    expect((await decide(request.id, admin, { status: 4, email: mailTo(request) }, stamp)).status).toBe(200);
  });
});

describe('two administrators in parallel', () => {
  it('of 40 deciders one wins, the others read who decided what, and one mail goes out [S4.2-19]', async () => {
    const request = await make.request({ status: 3 });
    const others = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        harness.build.person({ roles: ['sfari_admin'], lastName: `Decider ${index}` }),
      ),
    );
    const read = await harness.call(`GET /request/${request.id}/`, { as: admin });
    const stamp = { 'If-Match': read.headers.get('etag') ?? '' };
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const person = others[index % others.length] ?? admin;
        return decide(
          request.id,
          person,
          { status: index % 2 ? 4 : 5, email: mailTo(request) },
          index % 3 ? {} : stamp,
        );
      }),
    );
    const winners = answers.filter((answer) => answer.status === 200);
    expect(winners).toHaveLength(1);
    const [decided] = await harness.build.sql<{ status: number; decided_by: number }>(
      'select status, decided_by from researcher.request where id = $1',
      [request.id],
    );
    for (const loser of answers.filter((answer) => answer.status !== 200)) {
      expect(loser.status).toBe(409);
      expect(loser.body).toMatchObject({
        code: 'WRONG_STATE',
        current: { status: decided?.status, decided_by: { id: decided?.decided_by } },
      });
      expect(loser.body.current.status_label).toBe(decided?.status === 4 ? 'Approved' : 'Rejected');
      expect(loser.body.current.decided_by.display_name).toContain('Decider');
      expect(loser.body.current.decided_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    }
    expect(await readMails(request.id)).toHaveLength(1);
  });
});
