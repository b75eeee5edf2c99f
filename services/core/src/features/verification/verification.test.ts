import { MESSAGES } from '@portal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';
import { readAccount, expireLinks, freshAddress, registerResearcher } from '../../testing/register.ts';

let core: PostedCore;
beforeAll(async () => {
  core = await startPostedCore();
});
afterAll(() => core.stop());

const look = (token: string) => core.call(`GET /verify-user/?token=${token}`);
const follow = (token: string) => core.call('POST /verify-user/', { body: { token } });
const resend = (body: unknown, headers = {}) => core.call('POST /resend-verification/', { body, headers });
async function registered(): Promise<{ email: string; token: string }> {
  const email = freshAddress();
  await registerResearcher(core, { email });
  return { email, token: await core.tokenFor(email) };
}

describe('a link', () => {
  it('is only looked at by GET and used up by POST, once [C7.1.5]', async () => {
    const { email, token } = await registered();
    for (let round = 0; round < 3; round += 1)
      expect((await look(token)).body).toMatchObject({ expired: false, used: false });
    expect(await readAccount(core, email)).toMatchObject({ verified: false });
    expect((await follow(token)).body).toEqual({ status: 'verified', email });
    expect(await readAccount(core, email)).toMatchObject({ verified: true });
    expect((await look(token)).body).toMatchObject({ used: true });
    const again = await follow(token);
    expect(again).toMatchObject({ status: 409, body: { code: 'WRONG_STATE' } });
    expect(JSON.stringify(again.body), 'a used link names no one').not.toContain(email);
  });

  it('is followed by one of many in parallel', async () => {
    const { token } = await registered();
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => follow(token)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409, 409]);
  });

  it('records who changed what in the history', async () => {
    const { email, token } = await registered();
    await follow(token);
    const id = (await readAccount(core, email))?.id;
    const rows = await core.build.sql(
      "select actor_id, changes -> 'verified' as verified from audit.log where model = 'user' and pk = $1 and operation = 'U'",
      [String(id)],
    );
    expect(rows).toContainEqual({ actor_id: id, verified: [false, true] });
  });

  it.each(['none', 'x'.repeat(43), 'x'.repeat(100)])(
    'that never was is a 404: %s [C7.1.5]',
    async (token) => {
      for (const answer of [await look(token), await follow(token)])
        expect(answer).toMatchObject({ status: 404, body: { detail: MESSAGES.tokenUnverified } });
    },
  );

  it('without a token, or with rubbish, is a 400', async () => {
    expect(await core.call('GET /verify-user/')).toMatchObject({ status: 400 });
    expect((await look('a%00b')).status).toBe(400);
    expect(await follow('no token!')).toMatchObject({ status: 400, body: { token: [expect.any(String)] } });
  });

  it('of another kind opens nothing here', async () => {
    const person = await core.buildAccount();
    await core.call('POST /forgot-password/', {
      body: { email: person.email, recaptcha: await core.solveBotCheck() },
    });
    const token = await core.tokenFor(person.email);
    expect((await look(token)).status).toBe(404);
    expect((await follow(token)).status).toBe(404);
  });

  it('is stored as a hash only: it is neither in tables nor in the log of mails nor in the queue', async () => {
    const { email, token } = await registered();
    const tables = ['core.link_token', 'core.email', 'jobs.job'];
    for (const table of tables) {
      const rows = await core.build.sql(`select to_jsonb(t)::text as text from ${table} t`);
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
    const [stored] = await core.build.sql<{ body: string }>(
      'select body from core.email where $1 = any("to")',
      [email],
    );
    expect(stored?.body).toContain('/verify-user?token=TOKEN_OF_THIS_MAIL');
  });
});

describe('an expired link', () => {
  it('says so, and POST sends a new one immediately [C7.1.5 C7.1.9]', async () => {
    const { email, token } = await registered();
    await expireLinks(core, email);
    expect((await look(token)).body).toMatchObject({ expired: true, used: false });
    const late = await follow(token);
    expect([late.status, late.body]).toEqual([200, { status: 'expired' }]);
    expect(await readAccount(core, email)).toMatchObject({ verified: false });
    const fresh = await core.tokenFor(email, 2);
    expect(fresh).not.toBe(token);
    expect((await follow(fresh)).body).toEqual({ status: 'verified', email });
    expect((await core.login({ email })).status).toBe(200);
  });

  it('sends no more than a few', async () => {
    const { email, token } = await registered();
    await expireLinks(core, email);
    for (let round = 0; round < 5; round += 1) expect((await follow(token)).status).toBe(200);
    expect((await follow(token)).status).toBe(429);
    await core.nextMail(email, 6);
  });
});

describe('asking again', () => {
  it('by address or by an old link brings a new mail [C7.1.9]', async () => {
    const { email, token } = await registered();
    expect(await resend({ email: email.toUpperCase() })).toMatchObject({ status: 202, body: {} });
    const second = await core.tokenFor(email, 2);
    expect(await resend({ token })).toMatchObject({ status: 202, body: {} });
    const third = await core.tokenFor(email, 3);
    expect(new Set([token, second, third]).size).toBe(3);
    expect((await follow(second)).body).toEqual({ status: 'verified', email });
    expect((await core.login({ email })).status).toBe(200);
  });

  it('answers alike for whom no one knows, who is verified and who is closed, and writes to none', async () => {
    const known = await core.buildAccount();
    const closed = await core.buildAccount({ active: false, verified: false });
    const bodies = [
      { email: 'nobody@uni.test' },
      { email: known.email },
      { email: closed.email },
      { token: 'none' },
    ];
    for (const body of bodies) {
      const started = performance.now();
      expect(await resend(body)).toMatchObject({ status: 202, body: {} });
      expect(performance.now() - started).toBeGreaterThan(245);
    }
    const { email } = await registered();
    await resend({ email });
    await core.nextMail(email, 2);
    expect([known, closed].map((person) => core.mailsTo(person.email).length)).toEqual([0, 0]);
  });

  it('is limited by address and by place', async () => {
    const email = freshAddress();
    for (let round = 0; round < 5; round += 1) expect((await resend({ email })).status).toBe(202);
    const stopped = await resend({ email });
    expect(stopped.status).toBe(429);
    expect(stopped.headers.get('retry-after')).toMatch(/^\d+$/);
    await core.build.sql("insert into core.login_attempt values ('call:resend:203.0.113.9', 100, $1)", [
      Date.now() + 60_000,
    ]);
    const place = await resend({ email: freshAddress() }, { 'X-Forwarded-For': '203.0.113.9' });
    expect(place.status).toBe(429);
  });

  it('wants an address or a token', async () => {
    expect((await resend({})).status).toBe(400);
    expect((await resend({ email: 'x' })).body).toEqual({ email: [MESSAGES.emailPattern] });
  });
});
