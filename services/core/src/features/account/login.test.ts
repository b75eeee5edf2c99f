import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MESSAGES } from '@portal/contract';
import { PASSWORD, startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { FREE_TRIES } from './login-limits.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore({}, { runs: 'events' });
});
afterAll(() => core.stop());

const WRONG = { password: ['Incorrect email or password'] };

describe('sign in', () => {
  it('answers the token and the session, and sets the cookie out of reach of scripts [C3.0.13 C4.1.1 C7.1.1]', async () => {
    const person = await core.buildAccount({ firstName: 'Ada', lastName: 'Byron' });
    const answer = await core.login({ email: person.email.toUpperCase() });
    expect(answer.status).toBe(200);
    expect(answer.body.session.user).toMatchObject({
      id: person.id,
      display_name: 'Ada Byron',
      roles: ['primary_researcher'],
      suspended_request: null,
    });
    expect(answer.body.session.institution).toMatchObject({
      id: person.institutionId,
      status: 3,
      rda_status: 3,
      is_current_officer: false,
    });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^portal_token=[^;]+; path=\/; expires=[^;]+; samesite=lax; httponly$/i);

    // The token says when it ends; cookie and session say the same.
    const [, payload = ''] = String(answer.body.token).split('.');
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(new Date(answer.body.session.expires).getTime()).toBe(exp * 1000);
    expect(Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '')).toBe(exp * 1000);

    const bearer = { Authorization: `Bearer ${answer.body.token}` };
    const session = await core.call('GET /session/', { headers: bearer });
    expect(session.body).toEqual(answer.body.session);
    const byCookie = await core.call('GET /session/', { headers: { Cookie: cookie.split(';')[0] ?? '' } });
    expect(byCookie.status).toBe(200);
  });

  it('says the same for a wrong password, an unknown address and an account without a password', async () => {
    const person = await core.buildAccount();
    const bare = await core.build.person();
    const wrong = await core.login({ email: person.email, password: 'not this one' });
    const unknown = await core.login({ email: 'nobody@example.test' });
    const without = await core.login({ email: bare.email });
    for (const answer of [wrong, unknown, without]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual(WRONG);
    }
  });

  it('names the missing fields [C5.1.1 C7.1.1]', async () => {
    const answer = await core.call('POST /api-token-auth/', { body: { email: 'x' } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      email: [MESSAGES.emailPattern],
      password: [MESSAGES.passwordRequired],
      recaptcha: [MESSAGES.recaptchaFailed],
    });
  });
});

describe('bot check', () => {
  it('refuses rubbish, a forged challenge and a solution used before [C5.1.1]', async () => {
    const person = await core.buildAccount();
    const refused = { recaptcha: [MESSAGES.recaptchaFailed] };
    const rubbish = await core.login({ email: person.email, recaptcha: 'rubbish' });
    expect([rubbish.status, rubbish.body]).toEqual([400, refused]);

    const solved = await core.solveBotCheck();
    const forged = JSON.parse(Buffer.from(solved, 'base64').toString());
    forged.challenge.parameters.cost = 1;
    const easy = await core.login({
      email: person.email,
      recaptcha: Buffer.from(JSON.stringify(forged)).toString('base64'),
    });
    expect(easy.body).toEqual(refused);

    expect((await core.login({ email: person.email, recaptcha: solved })).status).toBe(200);
    const again = await core.login({ email: person.email, recaptcha: solved });
    expect(again.body).toEqual(refused);
  });
});

describe('refusals after the right password', () => {
  const catchRefusal = async (email: string, password?: string) =>
    (await core.login({ email, ...(password ? { password } : {}) })).body;

  it('ACCOUNT_UNVERIFIED [C8.2.3]', async () => {
    const person = await core.buildAccount({ verified: false });
    expect(await catchRefusal(person.email)).toEqual({
      code: 'ACCOUNT_UNVERIFIED',
      detail: MESSAGES.unverified,
    });
    expect(await catchRefusal(person.email, 'wrong')).toEqual(WRONG);
  });

  it('TERMS_SERVICES until the person agrees [C8.2.1]', async () => {
    const person = await core.buildAccount();
    await core.build.sql("update core.account set agreed_terms_version = '2020-01' where id = $1", [
      person.id,
    ]);
    expect(await catchRefusal(person.email)).toEqual({
      code: 'TERMS_SERVICES',
      detail: MESSAGES.termsChanged,
    });
    expect((await core.login({ email: person.email, agreed_to_terms: true })).status).toBe(200);
    expect((await core.login({ email: person.email })).status).toBe(200);
  });

  it('NO_PASSWORD for an account that came over, with one mail [C8.2.2]', async () => {
    const person = await core.buildAccount();
    await core.build.sql('update core.account set password_must_change = true where id = $1', [person.id]);
    expect(await catchRefusal(person.email)).toMatchObject({ code: 'NO_PASSWORD' });
    expect(await catchRefusal(person.email)).toMatchObject({ code: 'NO_PASSWORD' });
    const mails = await core.eventually(async () => {
      const rows = await core.build.sql(
        'select "to" from core.email where email_template = $1 and object_id = $2',
        ['set_password', String(person.id)],
      );
      return rows.length > 0 ? rows : null;
    });
    expect(mails).toEqual([{ to: [person.email] }]);
  });

  it('Invalid institution [C8.2.4]', async () => {
    const person = await core.buildAccount();
    await core.build.sql('update core.user_institution set verified = false where user_id = $1', [person.id]);
    expect(await catchRefusal(person.email)).toEqual({
      code: 'Invalid institution',
      detail: MESSAGES.invalidInstitution,
    });
  });

  it('an account that was deactivated', async () => {
    const person = await core.buildAccount({ active: false });
    expect(await catchRefusal(person.email)).toEqual({
      email: ['This account is not active. Please contact support.'],
    });
    expect(await catchRefusal(person.email, 'wrong')).toEqual(WRONG);
  });
});

describe('limits', () => {
  it('stops guessing at one account, also for the right password, and says when to come back', async () => {
    const person = await core.buildAccount();
    const guesses = await Promise.all(
      Array.from({ length: FREE_TRIES }, () => core.login({ email: person.email, password: 'guess' })),
    );
    expect(guesses.map((answer) => answer.status)).toEqual(guesses.map(() => 400));
    const stopped = await core.login({ email: person.email });
    expect(stopped.status).toBe(429);
    expect(stopped.body.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(60);
    const other = await core.buildAccount();
    expect((await core.login({ email: other.email })).status).toBe(200);
  });

  it('forgets failures when the person signs in', async () => {
    const person = await core.buildAccount();
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < FREE_TRIES - 1; guess += 1)
        await core.login({ email: person.email, password: 'typo' });
      expect((await core.login({ email: person.email })).status).toBe(200);
    }
  });

  it('stops one address that tries many accounts', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    await core.build.sql("insert into core.login_attempt values ('address:203.0.113.9', 100, $1)", [
      Date.now() + 60_000,
    ]);
    const person = await core.buildAccount();
    expect((await core.login({ email: person.email }, headers)).status).toBe(429);
    expect((await core.login({ email: person.email })).status).toBe(200);
  });
});

it.each([
  ["password_hash = 'another'", 'a new password'],
  ['active = false', 'a closed account'],
])('that meets %s (%s) on its way opens no session', async (change) => {
  const person = await core.buildAccount();
  const { knex } = core.parts.database;
  const locking = await knex.transaction();
  await locking.raw(`update core.account set ${change} where id = ?`, [person.id]);
  const login = core.login({ email: person.email });
  await core.eventually(async () => {
    const waiting = await core.build.sql(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%last_login = now()%'",
    );
    return waiting.length > 0;
  });
  await locking.commit();
  expect((await login).status).toBe(400);
  const open = 'select 1 from core.session where account_id = $1 and id <> $2';
  expect(await core.build.sql(open, [person.id, person.sessionId])).toEqual([]);
});

it('knows no password but its own', async () => {
  const person = await core.buildAccount();
  const answer = await core.login({ email: person.email, password: `${PASSWORD} ` });
  expect(answer.status).toBe(400);
});
