/** The conversation about a request: questions of staff, answers of the owner, words of decisions. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import type { RequestType, Role } from '@portal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories, mailTo, type TestRequest } from '../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => harness.stop());

const staff = (role: Role) => harness.build.person({ roles: [role], institution: null });
const send = (as: TestPerson | undefined, body: object) =>
  harness.call('POST /request-message/', { ...(as ? { as } : {}), body });
const questionTo = (request: TestRequest, more: object = {}) => ({
  to: [request.owner.email],
  cc: [],
  bcc: [],
  subject: `A question about ${request.code}`,
  body: '<p>Which tissue do you mean?</p>',
  ...more,
});
const ask = (request: TestRequest, as: TestPerson | undefined = admin, seen: number | null = null) =>
  send(as, { request: request.id, seen, email: questionTo(request) });
const answer = (request: TestRequest, seen: number | null, as: TestPerson | undefined = request.owner) =>
  send(as, { request: request.id, seen, text: '<p>The cerebellum.</p>' });
const read = (request: { id: number }, as: TestPerson) =>
  harness.call(`GET /request-message/?request=${request.id}&ordering=id`, { as });
const kinds = async (request: { id: number }, as: TestPerson) =>
  (await read(request, as)).body.results.map(({ kind }: { kind: string }) => kind);
const decide = (request: TestRequest, status: number) =>
  harness.call(`POST /request/${request.id}/decision/`, {
    as: admin,
    body: { status, email: mailTo(request) },
  });
const submitted = (type: RequestType = 1) => make.request({ type, status: 3 });

describe('a question [S2.6-13]', () => {
  it('is in the conversation, rings at the owner, and goes out as one mail that leads to the page', async () => {
    const request = await submitted();
    const { status, body } = await ask(request);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      request: request.id,
      kind: 'question',
      status: null,
      subject: `A question about ${request.code}`,
      text: '<p>Which tissue do you mean?</p>',
      author: { id: admin.id },
      unread: false,
    });
    const mails = await make.queued('mail.requested', `question:${body.id}`);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.data).toMatchObject({ to: [request.owner.email], template: 'request_question' });
    expect(mails[0]?.data.body).toContain('<p>Which tissue do you mean?</p>');
    expect(mails[0]?.data.body).toContain('Replies to this email are not read');
    expect(mails[0]?.data.body).toContain(`/request/${request.id}?tab=conversation`);
    const [bell] = await make.queued('notification.requested', `question:${body.id}`);
    expect(bell?.data).toMatchObject({
      recipient_ids: [request.owner.id],
      redirect: `/request/${request.id}?tab=conversation`,
    });
  });

  it('is asked by who decides, about submitted requests of others', async () => {
    const plain = await submitted();
    const match = await submitted(4);
    const tissue = await submitted(8);
    const reviewer = await staff('sfari_reviewer');
    await make.review(plain, reviewer);
    expect((await ask(plain, reviewer)).status).toBe(201);
    expect((await ask(match, await staff('rm_admin'))).status).toBe(201);
    expect((await ask(tissue, await staff('abn_proj_mgr'))).status).toBe(201);
    expect((await ask(match, await staff('sfari_reviewer'))).status).toBe(403);
    expect((await ask(match, await staff('superuser'))).status).toBe(403);
    expect((await ask(plain, await staff('rm_admin'))).status).toBe(404);
    expect((await ask(plain, await harness.build.person())).status).toBe(404);
    expect((await ask(plain, plain.owner)).status).toBe(403);
    expect((await send(undefined, { request: plain.id, seen: null, email: questionTo(plain) })).status).toBe(
      401,
    );
    expect((await ask(await make.request({ status: 1 }))).body).toMatchObject({ code: 'WRONG_STATE' });
    const both = await harness.build.person({ roles: ['primary_researcher', 'sfari_admin'] });
    expect((await ask(await make.request({ owner: both, status: 3 }), both)).status).toBe(409);
  });

  it('reaches the owner, has words, and is no answer immediately', async () => {
    const request = await submitted();
    const refused = async (body: object) => {
      const { status, body: fields } = await send(admin, { request: request.id, seen: null, ...body });
      expect(status).toBe(400);
      return Object.keys(fields);
    };
    expect(await refused({ email: questionTo(request, { to: ['other@uni.test'] }) })).toEqual(['email.to']);
    expect(await refused({ email: questionTo(request, { body: '<p> </p>' }) })).toEqual(['email.body']);
    expect(await refused({ email: questionTo(request, { body: '<p>[Please write here]</p>' }) })).toEqual([
      'email.body',
    ]);
    expect(await refused({ email: questionTo(request), text: '<p>Both</p>' })).toEqual(['text']);
    expect(await refused({})).toEqual(['text']);
    const dirty = questionTo(request, { body: '<p>Which?</p><script>alert(1)</script>' });
    const { body } = await send(admin, { request: request.id, seen: null, email: dirty });
    expect(body.text).toBe('<p>Which?</p>');
  });
});

describe('an answer', () => {
  it("is the owner's alone, and those who asked are notified by bell and mail", async () => {
    const member = await harness.build.person();
    const request = await make.request({ status: 3, team: [member] });
    expect((await answer(request, null)).body).toMatchObject({ code: 'WRONG_STATE' });
    const { body: question } = await ask(request);
    expect((await answer(request, question.id, member)).status).toBe(403);
    expect((await answer(request, question.id, admin)).status).toBe(403);
    expect((await answer(request, question.id, await harness.build.person())).status).toBe(404);
    expect(
      (await send(request.owner, { request: request.id, seen: question.id, text: '<p></p>' })).status,
    ).toBe(400);
    const { status, body } = await answer(request, question.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: 'answer', author: { id: request.owner.id }, subject: '' });
    const mails = await make.queued('mail.requested', `answer:${body.id}:${admin.id}`);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.data.to).toEqual([admin.email]);
    expect(mails[0]?.data.body).toContain('<p>The cerebellum.</p>');
    const [bell] = await make.queued('notification.requested', `answer:${body.id}`);
    expect(bell?.data.recipient_ids).toEqual([admin.id]);
  });

  it('is sent to administrators where no one who asked is there any more', async () => {
    const request = await submitted();
    const gone = await staff('sfari_admin');
    const { body: question } = await ask(request, gone);
    await harness.build.sql('update core.account set active = false where id = $1', [gone.id]);
    const { body } = await answer(request, question.id);
    const [bell] = await make.queued('notification.requested', `answer:${body.id}`);
    expect(bell?.data.recipient_ids).toContain(admin.id);
    expect(bell?.data.recipient_ids).not.toContain(gone.id);
  });
});

describe('the conversation', () => {
  it('is read by the owner, by staff, and without decisions by the team; never by others', async () => {
    const member = await harness.build.person();
    const request = await make.request({ status: 3, team: [member] });
    const reviewer = await staff('sfari_reviewer');
    await make.review(request, reviewer);
    await harness.call(`PATCH /request/${request.id}/`, {
      as: admin,
      body: { comments: { add: { text: '<p>Between us: weak</p>' } } },
    });
    const { body: question } = await ask(request);
    await answer(request, question.id);
    const decided = await decide(request, 6);
    expect(decided.status).toBe(200);
    const all = ['question', 'answer', 'decision'];
    for (const person of [request.owner, admin, reviewer]) expect(await kinds(request, person)).toEqual(all);
    expect(await kinds(request, member)).toEqual(['question', 'answer']);
    expect(await kinds(request, await harness.build.person())).toEqual([]);
    expect(await kinds(request, await staff('rm_admin'))).toEqual([]);
    const strange = await harness.call(`GET /request-message/${question.id}/`, {
      as: await harness.build.person(),
    });
    expect(strange.status).toBe(404);
    expect((await harness.call(`GET /request-message/?request=${request.id}`)).status).toBe(401);
    const answerText = JSON.stringify((await read(request, request.owner)).body);
    expect(answerText).not.toContain('Between us');
    expect(answerText).not.toContain(admin.displayName);
    expect(JSON.stringify((await read(request, member)).body)).not.toContain(admin.displayName);
    expect((await read(request, reviewer)).body.results[0].author).toMatchObject({ id: admin.id });
  });

  it('is closed to a reviewer who declared a conflict, who does not hear of answers either', async () => {
    const request = await submitted();
    const reviewer = await staff('sfari_reviewer');
    await make.review(request, reviewer);
    const { body: question } = await ask(request, reviewer);
    await harness.call('POST /conflict/', {
      as: reviewer,
      body: { request: request.id, user: reviewer.id, conflict_exists: true, explanation: 'Family' },
    });
    expect(await kinds(request, reviewer)).toEqual([]);
    const { body } = await answer(request, question.id);
    const [bell] = await make.queued('notification.requested', `answer:${body.id}`);
    expect(bell?.data.recipient_ids).not.toContain(reviewer.id);
  });

  it('has the words of each decision as its mail said them, stored once', async () => {
    const request = await submitted();
    await decide(request, 6);
    const [decision] = (await read(request, request.owner)).body.results;
    expect(decision).toMatchObject({ kind: 'decision', status: 6, author: null });
    const mails = (await make.queued('mail.requested', request.owner.email)).filter(
      ({ data }) => data.object_id === String(request.id),
    );
    expect(mails.map(({ data }) => [data.subject, data.body])).toEqual([[decision.subject, decision.text]]);
  });

  it('shows what is not read, until it was opened', async () => {
    const request = await submitted();
    const { body: question } = await ask(request);
    const unread = async (as: TestPerson) =>
      (await read(request, as)).body.results.map((message: { unread: boolean }) => message.unread);
    const open = (as: TestPerson | undefined, newest: unknown) =>
      harness.call(`POST /request/${request.id}/read-messages/`, {
        ...(as ? { as } : {}),
        body: { newest },
      });
    expect(await unread(request.owner)).toEqual([true]);
    expect(await unread(admin)).toEqual([false]);
    expect((await open(undefined, question.id)).status).toBe(401);
    expect((await open(await harness.build.person(), question.id)).status).toBe(404);
    expect((await open(request.owner, 'x')).status).toBe(400);
    expect((await open(request.owner, 2_000_000_000)).status).toBe(204);
    expect(await unread(request.owner)).toEqual([true]);
    expect((await open(request.owner, question.id)).status).toBe(204);
    expect(await unread(request.owner)).toEqual([false]);
    const { body: reply } = await answer(request, question.id);
    expect(await unread(admin)).toEqual([false, true]);
    expect((await open(admin, reply.id)).status).toBe(204);
    // an older page that is opened later takes nothing back
    expect((await open(admin, question.id)).status).toBe(204);
    expect(await unread(admin)).toEqual([false, false]);
  });

  it('shows in lists of requests who is waited for, only to owner and staff', async () => {
    const member = await harness.build.person();
    const request = await make.request({ status: 3, team: [member] });
    const waiting = async (as: TestPerson, kind: string) =>
      (
        await harness.call(`GET /request/?id=${request.id}&last_message=${kind}&expand=last_message`, { as })
      ).body.results.map((found: { last_message: string | null }) => found.last_message);
    const { body: question } = await ask(request);
    expect(await waiting(request.owner, 'question')).toEqual(['question']);
    expect(await waiting(admin, 'question')).toEqual(['question']);
    expect(await waiting(member, 'question')).toEqual([]);
    await answer(request, question.id);
    expect(await waiting(request.owner, 'question')).toEqual([]);
    expect(await waiting(admin, 'answer')).toEqual(['answer']);
  });
});

it('is found by its words, without its tags, by those who read it', async () => {
  const request = await submitted();
  const { body: asked } = await ask(request);
  await answer(request, asked.id);
  const other = await submitted();
  await ask(other);
  const find = async (search: string, as: TestPerson): Promise<number[]> =>
    (await harness.call(`GET /request-message/?${new URLSearchParams({ search })}`, { as })).body.results.map(
      (message: { request: number }) => message.request,
    );
  expect(await find('which TISSUE', admin)).toEqual(expect.arrayContaining([request.id, other.id]));
  expect(await find(`question about ${request.code} which`, admin)).toEqual([request.id]);
  expect(await find('<p>', admin)).toEqual([]);
  expect(await find('which tissue', request.owner)).toEqual([request.id]);
  expect(await find('cerebellum', await staff('abn_proj_mgr'))).toEqual([]);
  expect((await read(request, admin)).body.results[0]).toMatchObject({ sfari_request_id: request.code });
});
