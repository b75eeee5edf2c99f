import { WRITE_FIRST } from '@portal/contract/mail-rules';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { createTestMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { upload } from '../../testing/uploads.ts';

let server: TestMailServer;
let core: CoreHarness;
let admin: TestPerson;
let readonly: TestPerson;
let researcher: TestPerson;
beforeAll(async () => {
  server = await createTestMailServer();
  core = await startCore({ SMTP_URL: server.url }, { runs: 'events' });
  await server.up();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  readonly = await core.build.person({ roles: ['internal_read_only'], institution: null });
  researcher = await core.build.person();
});
afterAll(async () => {
  await core.stop();
  await server.down();
});

const draft = (more: Readonly<Record<string, unknown>> = {}) => ({
  to: ['ada@uni.test'],
  subject: 'A question',
  body: '<p>Dear Ada</p><script>x</script>',
  ...more,
});
const send = (body: unknown, as: TestPerson | undefined = admin) =>
  core.call('POST /email/', { ...(as ? { as } : {}), body });
const received = (subject: string) =>
  core.eventually(
    async () => server.mails.find(({ source }) => source.includes(`Subject: ${subject}`)) ?? null,
  );

describe('sending', () => {
  it('goes out, and is in the log of its object [C7.5.1]', async () => {
    const about = { model_name: 'user', object_id: String(researcher.id) };
    const sent = await send(draft({ subject: 'About your account', ...about }));
    expect([sent.status, sent.body]).toEqual([202, { status: 'queued' }]);
    const mail = await received('About your account');
    expect(mail?.recipients).toEqual(['ada@uni.test']);
    expect(mail?.source).not.toContain('<script>');
    const log = await core.call(`GET /email/?model_name=user&object_id=${researcher.id}`, { as: admin });
    expect(log.body.results[0]).toMatchObject({
      subject: 'About your account',
      email_template: 'staff_mail',
    });
  });

  it('is in the log with the correlation id of the call that caused it, and keeps it when it is sent again', async () => {
    const headers = { 'X-Correlation-Id': 'call-of-a-mail-1' };
    await core.call('POST /email/', { as: admin, headers, body: draft({ subject: 'Caused by a call' }) });
    await received('Caused by a call');
    const logged = async () => {
      const { body } = await core.call('GET /email/?limit=2000', { as: admin });
      return body.results.find(({ subject }: { subject: string }) => subject === 'Caused by a call');
    };
    expect(await logged()).toMatchObject({ correlation_id: 'call-of-a-mail-1' });
    const { id } = await logged();
    const changes = await core.call(`GET /email/${id}/`, { as: admin });
    expect(changes.body.correlation_id).toBe('call-of-a-mail-1');
    await core.build.sql(`update core.email set status = 'failed' where id = $1`, [id]);
    const again = { 'X-Correlation-Id': 'call-of-a-resend-2' };
    await core.call(`POST /email/${id}/resend/`, { as: admin, headers: again });
    await core.eventually(async () => (await logged())?.status === 'sent');
    expect(await logged()).toMatchObject({ correlation_id: 'call-of-a-mail-1', attempts: 2 });
  });

  it('hides recipients from each other when all are blind copies', async () => {
    await send(
      draft({ to: ['a@uni.test', 'b@uni.test'], cc: ['c@uni.test'], bcc_all: true, subject: 'To many' }),
    );
    const mail = await received('To many');
    expect(mail?.recipients.toSorted()).toEqual(['a@uni.test', 'b@uni.test', 'c@uni.test']);
    expect(mail?.source).not.toMatch(/[abc]@uni\.test/);
  });

  it('does not go out while it has words that its template leaves for staff to write', async () => {
    const body = '<p>Dear Ada,</p><p>[Please write your question here]</p>';
    const refused = await send(draft({ subject: 'Unwritten', body }));
    expect(refused).toMatchObject({ status: 400, body: { body: [WRITE_FIRST] } });
    expect((await send(draft({ body: '<p>See [1] and [2]</p>' }))).status).toBe(202);
  });

  it('attaches only files that the sender may read', async () => {
    const file = await upload(core, admin, { fields: { type: '3' }, name: 'letter.pdf' });
    await send(draft({ subject: 'With a letter', attachments: [file.body.id] }));
    const mail = await received('With a letter');
    expect(mail?.source).toContain('filename=letter.pdf');
    const refused = await send(draft({ attachments: ['7d444840-9dc0-41d1-b245-5ffdce74fad2'] }));
    expect(refused).toMatchObject({
      status: 400,
      body: { attachments: ['One of these files is not available'] },
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no one to send to', { to: [] }, 'to'],
    ['an address that is none', { to: ['ada'] }, 'to.0'],
    ['no subject', { subject: ' ' }, 'subject'],
    ['a subject of two lines', { subject: 'a\nBcc: b@uni.test' }, 'subject'],
    ['no message', { body: '' }, 'body'],
    ['half an object', { model_name: 'user' }, 'object_id'],
  ])('is refused for %s', async (_, more, field) => {
    const { status, body } = await send(draft(more));
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });

  it('is for those who write mail, about what they may see', async () => {
    expect((await core.call('POST /email/', { body: draft() })).status).toBe(401);
    expect((await send(draft(), readonly)).status).toBe(403);
    expect((await send(draft(), researcher)).status).toBe(403);
    expect((await send(draft({ model_name: 'user', object_id: '999999' }))).status).toBe(404);
  });
});

describe('templates', () => {
  const named = async (key: string) => {
    const { body } = await core.call(`GET /email-template/?key=${key}`, { as: admin });
    return body.results[0];
  };

  it('are filled with the values of the object', async () => {
    const institution = await core.build.institution();
    const person = await core.build.person({ institution, firstName: 'Ann <b>' });
    const { id } = await named('joinder_reminder');
    const { body } = await core.call(`GET /email-template/${id}/filled/?object_id=${person.id}`, {
      as: admin,
    });
    expect(body.to).toEqual([person.email]);
    expect(body.body).toContain('Dear Ann &#60;b&#62;,');
    expect(body.body).toContain(institution.name);
    expect(body.body).toMatch(/href="http[^"{]*\/joinder"/);
    expect(
      (await core.call(`GET /email-template/${id}/filled/?object_id=999999`, { as: admin })).status,
    ).toBe(404);
    expect((await core.call(`GET /email-template/${id}/filled/`, { as: admin })).status).toBe(400);
    expect((await core.call(`GET /email-template/${id}/filled/?object_id=1`, { as: readonly })).status).toBe(
      403,
    );
  });

  it('are changed by administrators; a link to a place survives, an unknown place is refused', async () => {
    const { id } = await named('institution_question');
    const path = `PATCH /email-template/${id}/`;
    const read = await core.call(`GET /email-template/${id}/`, { as: admin });
    const etag = { 'If-Match': read.headers.get('etag') ?? '' };
    const body = '<p>Hello {first_name}</p><p><a href="{portal_url}/institution-details">Details</a></p>';
    const changed = await core.call(path, { as: admin, body: { body }, headers: etag });
    expect(changed.status).toBe(200);
    expect(changed.body.body).toContain('href="{portal_url}/institution-details"');
    expect((await core.call(path, { as: admin, body: { body }, headers: etag })).status).toBe(409);
    const wrong = await core.call(path, { as: admin, body: { subject: 'Hi {nickname}' } });
    expect(wrong).toMatchObject({ status: 400, body: { subject: ['Unknown placeholders: nickname'] } });
    const access = await core.build.person({ roles: ['access_admin'], institution: null });
    expect((await core.call(path, { as: access, body: { body } })).status).toBe(403);
    expect((await core.call('PATCH /email-template/9999/', { as: admin, body: { body } })).status).toBe(404);
  });

  it('are shown as they will look', async () => {
    const { body } = await core.call('POST /email/preview/', {
      as: admin,
      body: { subject: 'S', body: '<p><a href="https://portal.test/x">Open</a></p><script>x</script>' },
    });
    expect(body.html).toContain('max-width:600px');
    expect(body.html).not.toContain('<script>');
    expect(body.text).toContain('Open: https://portal.test/x');
  });
});
