/** What people type never becomes a link, an address or a token in a mail. */
import { createHash, createHmac } from 'node:crypto';
import { MailRequested } from '@portal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emit } from '../../testing/emit.ts';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';
import { freshAddress, registerResearcher } from '../../testing/register.ts';

let core: PostedCore;
let portal: string;
beforeAll(async () => {
  core = await startPostedCore();
  portal = core.parts.environment.publicUrl;
});
afterAll(() => core.stop());

const WORD = 'TOKEN_OF_THIS_MAIL';
const PAGES = ['/verify-user?token=', '/reset-password#', '/confirm-email#'];

/** What is before each place where the token is. */
const beforeToken = (text: string, token: string): string[] =>
  text
    .split(token)
    .slice(0, -1)
    .map((part) => part.slice(-80));
const expectTokenInOwnLinksOnly = (text: string, token: string): void => {
  const before = beforeToken(text, token);
  expect(before.length).toBeGreaterThan(1);
  for (const part of before) expect(PAGES.some((page) => part.endsWith(portal + page))).toBe(true);
};
const rename = (email: string, name: string) =>
  core.build.sql('update core.account set first_name = $2, last_name = $2 where email = $1', [email, name]);

it('the word that once marked the token is a name like any other', async () => {
  const email = freshAddress();
  await registerResearcher(core, { email, first_name: WORD, last_name: WORD });
  const { text } = await core.nextMail(email);
  expect(text).toContain(`Dear ${WORD},`);
  expectTokenInOwnLinksOnly(text, await core.tokenFor(email));
});

it('a name stored before, with an address in it, takes no token along', async () => {
  const { email } = await core.buildAccount();
  await rename(email, `evil.test/${WORD}`);
  const recaptcha = await core.solveBotCheck();
  await core.call('POST /forgot-password/', { body: { email, recaptcha } });
  const { text } = await core.nextMail(email);
  expect(text).not.toMatch(/evil\.test\/[\w-]{43}/);
  expectTokenInOwnLinksOnly(text, await core.tokenFor(email));
});

it('neither does the name of an institution, nor that of who invites', async () => {
  const inviter = await core.buildAccount();
  await rename(inviter.email, `a.test/${WORD}`);
  const institution = await core.build.institution();
  const name = `https://evil.test/?q=${WORD}`;
  await core.build.sql('update core.institution set name = $2 where id = $1', [institution.id, name]);
  const email = freshAddress();
  await core.invite({
    institutionId: institution.id,
    invitedBy: inviter.id,
    firstName: `b.test#${WORD}`,
    lastName: WORD,
    email,
  });
  const { text, subject } = await core.nextMail(email);
  const token = await core.tokenFor(email);
  expect(subject).not.toContain(token);
  expect(subject).not.toContain('evil.test');
  expectTokenInOwnLinksOnly(text, token);
  expect(text).toContain(`${portal}/verify-user?token=${token}&rejected=true`);
});

it('the mark of a mail is replaced only in the links of the portal', async () => {
  const person = await core.buildAccount();
  const key = 'hostile-mark:1';
  const mark = `${WORD}.guessed-by-somebody`;
  const token = createHmac('sha256', core.mailing.linkSecret).update('salt-1').digest('base64url');
  await core.build.sql(
    `insert into core.link_token (kind, salt, hash, mail_key, mark, account_id, expires_at)
     values ('password_reset', 'salt-1', $1, $2, $3, $4, now() + interval '1 hour')`,
    [createHash('sha256').update(token).digest('hex'), key, mark, person.id],
  );
  await emit(core, MailRequested, {
    key,
    template: 'reset_password',
    model_name: 'user',
    object_id: String(person.id),
    to: [person.email],
    subject: `Hello ${mark}`,
    body: `<p>${mark} <a href="https://evil.test/reset-password#${mark}">a</a>
      <a href="https://evil.test/?next=${portal}/reset-password#${mark}">b</a>
      <a href="mailto:a@evil.test?body=${mark}">c</a></p>
      <p><a title="${mark}" href="${portal}/reset-password#${mark}">Set ${mark}</a></p>`,
    actor_id: null,
  });
  const { text, subject } = await core.nextMail(person.email);
  expect(subject).toBe(`Hello ${mark}`);
  expectTokenInOwnLinksOnly(text, token);
  expect(beforeToken(text, token)).toHaveLength(2);
});

it('a mail that was queued by the version before is sent, its link filled and nothing else', async () => {
  const person = await core.buildAccount();
  const key = 'hostile-old:1';
  const token = createHmac('sha256', core.mailing.linkSecret).update('salt-2').digest('base64url');
  await core.build.sql(
    `insert into core.link_token (kind, salt, hash, mail_key, account_id, expires_at)
     values ('verification', 'salt-2', $1, $2, $3, now() + interval '1 hour')`,
    [createHash('sha256').update(token).digest('hex'), key, person.id],
  );
  await emit(core, MailRequested, {
    key,
    template: 'verify_address',
    model_name: 'user',
    object_id: String(person.id),
    to: [person.email],
    subject: `Welcome ${WORD}`,
    body: `<p>Dear evil.test/${WORD},</p><p><a href="${portal}/verify-user?token=${WORD}">Confirm</a></p>`,
    actor_id: null,
  });
  const { text } = await core.nextMail(person.email);
  expect(text).toContain(`Dear evil.test/${WORD},`);
  expectTokenInOwnLinksOnly(text, token);
});

it('staff may write the word, and the log of mails contains no token', async () => {
  const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  const email = freshAddress();
  const body = `<p>The word ${WORD} and <a href="https://a.test/${WORD}">a link</a></p>`;
  await core.call('POST /email/', { as: admin, body: { to: [email], subject: `About ${WORD}`, body } });
  const { text, subject } = await core.nextMail(email);
  expect([subject, text]).toEqual([`About ${WORD}`, expect.stringContaining(`https://a.test/${WORD}`)]);

  const other = freshAddress();
  await registerResearcher(core, { email: other });
  const token = await core.tokenFor(other);
  const log = await core.call('GET /email/?limit=2000', { as: admin });
  expect(log.body.results.length).toBeGreaterThan(1);
  expect(JSON.stringify(log.body)).not.toContain(token);
});

it('nothing typed becomes a header of a mail, or a mark-up of its HTML', async () => {
  const email = freshAddress();
  await emit(core, MailRequested, {
    key: 'hostile-header:1',
    template: 'staff_mail',
    model_name: null,
    object_id: null,
    to: [email],
    subject: 'Hello\r\nBcc: evil@uni.test\r\n\r\n<script>x</script></title><h1>',
    body: '<p onclick="x()">Hi <img src="https://evil.test/pixel"><a href="javascript:x()">a</a></p>',
    actor_id: null,
  });
  const { text } = await core.nextMail(email);
  expect(text.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
  expect(core.mailsTo('evil@uni.test')).toEqual([]);
  const html = text.slice(text.indexOf('Content-Type: text/html'));
  expect(html).not.toMatch(/<script|<img|onclick|javascript:|<h1>/);
  expect(html).toContain('</html>');
});
