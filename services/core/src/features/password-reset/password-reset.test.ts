import { MESSAGES } from '@portal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/core-harness.ts';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';
import { readAccount, expireLinks, freshAddress, registerResearcher } from '../../testing/register.ts';

let core: PostedCore;
beforeAll(async () => {
  core = await startPostedCore();
});
afterAll(() => core.stop());

const NEW = 'Blue-Kettle-1984?';
const forgot = async (body: Readonly<Record<string, unknown>>, headers = {}) =>
  core.call('POST /forgot-password/', { body: { recaptcha: await core.solveBotCheck(), ...body }, headers });
const reset = (token: string, body = {}) =>
  core.call('POST /reset-password/', {
    body: { token, password: NEW, confirm_password: NEW, ...body },
  });
const look = async (token: string) => (await core.call(`GET /reset-password/?token=${token}`)).body;
async function asked(): Promise<{ email: string; id: number; token: string; sessionId: string }> {
  const person = await core.buildAccount();
  await forgot({ email: person.email });
  return { ...person, token: await core.tokenFor(person.email) };
}

describe('a forgotten password', () => {
  it('is asked for by mail, set by its link, and signs everyone else out [C4.4.1 C7.1.6 C7.1.7]', async () => {
    const person = await core.buildAccount({ firstName: 'Grace' });
    const headers = { Authorization: `Bearer ${(await core.login({ email: person.email })).body.token}` };
    const answer = await forgot({ email: person.email.toUpperCase(), is_v2: true });
    expect([answer.status, answer.body]).toEqual([202, {}]);
    const mail = await core.nextMail(person.email);
    expect(mail.subject).toBe('Set a new password for SFARI Base');
    // Behind #: what a browser sends to no server.
    expect(mail.text).toMatch(/http:\/\/localhost:8080\/reset-password#[\w-]{43}/);
    const token = await core.tokenFor(person.email);
    expect(await look(token)).toEqual({ usable: true });
    expect((await core.call('GET /session/', { headers })).status).toBe(200);

    const done = await reset(token);
    expect([done.status, done.body]).toEqual([200, {}]);
    expect((await core.call('GET /session/', { headers })).status).toBe(401);
    expect((await core.call('GET /session/', { as: person })).status).toBe(401);
    expect((await core.login({ email: person.email, password: PASSWORD })).status).toBe(400);
    expect((await core.login({ email: person.email, password: NEW })).status).toBe(200);
    const notice = await core.nextMail(person.email, 2);
    expect(notice.subject).toBe('Your password for SFARI Base was changed');
    expect(notice.text).toContain('support@portal.test');
    expect(await look(token)).toEqual({ usable: false });
  });

  it('is answered alike for an address that no one has, in the same time [C7.1.6]', async () => {
    const closed = await core.buildAccount({ active: false });
    for (const email of ['nobody@uni.test', closed.email]) {
      const recaptcha = await core.solveBotCheck();
      const started = performance.now();
      const answer = await forgot({ email, recaptcha });
      expect([answer.status, answer.body]).toEqual([202, {}]);
      expect(performance.now() - started).toBeGreaterThan(245);
    }
    expect((await core.nextMail(closed.email)).text).not.toContain('/reset-password#');
    expect(core.mailsTo('nobody@uni.test')).toEqual([]);
  });

  it('wants an address and a bot check [C5.5.2 C8.3.1]', async () => {
    for (const email of ['', 'ada', 'ada@uni'])
      expect(await forgot({ email })).toMatchObject({
        status: 400,
        body: { email: ['Enter a valid email address.'] },
      });
    expect(await forgot({ email: 'ada@uni.test', recaptcha: 'none' })).toMatchObject({
      status: 400,
      body: { recaptcha: [MESSAGES.recaptchaFailed] },
    });
  });

  it('is asked for only so often, by address and by place', async () => {
    const email = freshAddress();
    for (let round = 0; round < 5; round += 1) expect((await forgot({ email })).status).toBe(202);
    const stopped = await forgot({ email });
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(60);
    await core.build.sql("insert into core.login_attempt values ('call:forgot:203.0.113.9', 100, $1)", [
      Date.now() + 60_000,
    ]);
    const place = await forgot({ email: freshAddress() }, { 'X-Forwarded-For': '203.0.113.9' });
    expect(place.status).toBe(429);
  });
});

describe('the link', () => {
  const BAD = { token: [MESSAGES.resetLinkBad] };

  it('works once, even for many in parallel [C7.1.7 C8.4.2]', async () => {
    const { token } = await asked();
    const answers = await Promise.all(Array.from({ length: 4 }, () => reset(token)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400, 400, 400,
    ]);
    expect(answers.filter(({ status }) => status === 400).map(({ body }) => body)).toEqual([BAD, BAD, BAD]);
  });

  it('lasts an hour [C8.4.2]', async () => {
    const { email, token } = await asked();
    const [row] = await core.build.sql<{ minutes: number }>(
      `select round(extract(epoch from expires_at - created) / 60)::int as minutes from core.link_token
       where account_id = (select id from core.account where email = $1)`,
      [email],
    );
    expect(row).toEqual({ minutes: 60 });
    await expireLinks(core, email);
    expect(await look(token)).toEqual({ usable: false });
    expect(await reset(token)).toMatchObject({ status: 400, body: BAD });
    expect((await core.login({ email })).status).toBe(200);
  });

  it('is worth nothing when it never was, belongs to another purpose or a closed account [C8.4.2]', async () => {
    const email = freshAddress();
    await registerResearcher(core, { email });
    const closed = await asked();
    await core.build.sql('update core.account set active = false where id = $1', [closed.id]);
    for (const token of ['none', 'ünïcode', await core.tokenFor(email), closed.token])
      expect(await reset(token)).toMatchObject({ status: 400, body: BAD });
    expect(await look('none')).toEqual({ usable: false });
  });

  it('lets in again who had guessed too often', async () => {
    const { email, token } = await asked();
    await Promise.all(Array.from({ length: 10 }, () => core.login({ email, password: 'a guess' })));
    expect((await core.login({ email })).status).toBe(429);
    expect((await reset(token)).status).toBe(200);
    expect((await core.login({ email, password: NEW })).status).toBe(200);
  });

  it('takes the older ones with it', async () => {
    const { email, token } = await asked();
    await forgot({ email });
    const second = await core.tokenFor(email, 2);
    expect((await reset(second)).status).toBe(200);
    expect(await look(token)).toEqual({ usable: false });
  });

  it('proves the mailbox: the address is verified too', async () => {
    const email = freshAddress();
    await registerResearcher(core, { email });
    const verification = await core.tokenFor(email);
    await forgot({ email });
    expect((await reset(await core.tokenFor(email, 2))).status).toBe(200);
    expect(await readAccount(core, email)).toMatchObject({ verified: true });
    expect((await core.login({ email, password: NEW })).status).toBe(200);
    expect((await core.call('POST /verify-user/', { body: { token: verification } })).status).toBe(409);
    expect((await core.login({ email, password: NEW })).status).toBe(200);
  });

  it('wants a good password, twice the same, and stays good until then [C5.2.1 C5.5.2]', async () => {
    const { token } = await asked();
    const refused = async (body: object) => (await reset(token, body)).body;
    expect(await refused({ password: 'weak', confirm_password: 'weak' })).toEqual({
      password: [MESSAGES.passwordCriteria],
    });
    expect(await refused({ confirm_password: 'Another-Kettle-1984?' })).toEqual({
      confirm_password: [MESSAGES.passwordsDiffer],
    });
    expect(await refused({ password: '', confirm_password: '' })).toMatchObject({
      password: [MESSAGES.fieldsBlank],
      confirm_password: [MESSAGES.fieldsBlank],
    });
    expect(await refused({ password: 'Password123!', confirm_password: 'Password123!' })).toEqual({
      password: ['This password is too easy to guess. Please choose another one'],
    });
    expect((await reset(token)).status).toBe(200);
  });
});

it('an account that came over is mailed such a link when it tries to sign in [C8.2.2]', async () => {
  const person = await core.buildAccount();
  await core.build.sql('update core.account set password_must_change = true where id = $1', [person.id]);
  for (let round = 0; round < 2; round += 1)
    expect((await core.login({ email: person.email })).body).toMatchObject({ code: 'NO_PASSWORD' });
  const mail = await core.nextMail(person.email);
  expect(mail.text).toContain('Your account has moved to the new portal.');
  expect((await reset(await core.tokenFor(person.email))).status).toBe(200);
  expect((await core.login({ email: person.email, password: NEW })).status).toBe(200);
  await core.nextMail(person.email, 2);
  expect(core.mailsTo(person.email).map(({ subject }) => subject)).toEqual([
    'Set a new password',
    'Your password for SFARI Base was changed',
  ]);
});
