/** Guesses at a password are slowed, and no one locks the owner out by guessing. */
import { createHash } from 'node:crypto';
import { IS_WHOLE } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/core-harness.ts';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';
import { expireLinks } from '../../testing/register.ts';
import { FREE_TRIES, FREE_TRIES_OF_ALL } from './login-limits.ts';

let core: PostedCore;
beforeAll(async () => {
  core = await startPostedCore();
});
afterAll(() => core.stop());

let network = 0;
/** A network that no one called from before. */
const elsewhere = () => ({
  'X-Forwarded-For': `198.51.${Math.floor((network += 1) / 250)}.${network % 250}`,
});
const guess = (email: string, headers: Readonly<Record<string, string>> = elsewhere()) =>
  core.login({ email, password: 'not this one' }, headers);
const accountKey = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url');
/** As if `count` wrong passwords had been tried from as many networks. */
const guessedBefore = (email: string, count: number) =>
  core.build.sql(
    `insert into core.guess_counter (key, account, failures, forget_at)
     values ('account:' || $1, $1, $2, now() + interval '1 day')
     on conflict (key) do update set failures = excluded.failures`,
    [accountKey(email), count],
  );
const waitIsOver = (email: string) =>
  core.build.sql(
    "update core.guess_counter set waits_until = now() - interval '1 second' where account = $1 and waits_until is not null",
    [accountKey(email)],
  );
const readDevice = (headers: Headers): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('portal_device='))
    ?.split(';')[0] ?? '';
const unlock = (token: string, headers = {}) =>
  core.call('POST /unlock-login/', { body: { token }, headers });
const look = async (token: string) => (await core.call(`GET /unlock-login/?token=${token}`)).body;

describe('a device that logged in before', () => {
  it('is known by a cookie that no script reads, for a long time', async () => {
    const person = await core.buildAccount();
    const { headers } = await core.login({ email: person.email });
    const cookie = headers.getSetCookie().find((one) => one.startsWith('portal_device=')) ?? '';
    expect(cookie).toMatch(/^portal_device=[^;]+; path=\/; expires=[^;]+; samesite=lax; httponly$/);
    const days = (Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(365);
    expect(cookie).not.toContain(person.email);
  });

  it.each(IS_WHOLE ? [10, 100] : [10])(
    'is not locked out by a stranger with %i wrong tries from many networks',
    async (tries) => {
      const person = await core.buildAccount();
      const Cookie = readDevice((await core.login({ email: person.email })).headers);
      const statuses = [];
      for (let batch = 0; batch < tries; batch += 10)
        for (const { status } of await Promise.all(Array.from({ length: 10 }, () => guess(person.email))))
          statuses.push(status);
      const isStopped = tries > FREE_TRIES_OF_ALL;
      expect((await guess(person.email)).status).toBe(isStopped ? 429 : 400);
      expect(statuses.filter((status) => status === 400)).toHaveLength(Math.min(tries, FREE_TRIES_OF_ALL));
      expect((await core.login({ email: person.email }, { Cookie, ...elsewhere() })).status).toBe(200);
    },
  );

  it('is not locked out either by who guesses from the same network', async () => {
    const person = await core.buildAccount();
    const Cookie = readDevice((await core.login({ email: person.email })).headers);
    const here = elsewhere();
    for (let round = 0; round < FREE_TRIES; round += 1) await guess(person.email, here);
    expect((await guess(person.email, here)).status).toBe(429);
    expect((await core.login({ email: person.email }, { Cookie, ...here })).status).toBe(200);
  });

  it('has its own counter, which waits too', async () => {
    const person = await core.buildAccount();
    const Cookie = readDevice((await core.login({ email: person.email })).headers);
    for (let round = 0; round < FREE_TRIES; round += 1)
      expect((await guess(person.email, { Cookie, ...elsewhere() })).status).toBe(400);
    expect((await core.login({ email: person.email }, { Cookie })).status).toBe(429);
    expect((await core.login({ email: person.email })).status).toBe(200);
  });

  it('is known only to that account, as long as its password stays, and cannot be made up', async () => {
    const [person, other] = [await core.buildAccount(), await core.buildAccount()];
    const Cookie = readDevice((await core.login({ email: person.email })).headers);
    const forged = Cookie.replace(/=\d+\./, `=${other.id}.`);
    await guessedBefore(other.email, FREE_TRIES_OF_ALL - 1);
    await guess(other.email);
    for (const cookie of [Cookie, forged, 'portal_device=x', `portal_device=${'~'.repeat(500)}`])
      expect((await core.login({ email: other.email }, { Cookie: cookie, ...elsewhere() })).status).toBe(429);
    await guessedBefore(person.email, FREE_TRIES_OF_ALL - 1);
    await guess(person.email);
    expect((await core.login({ email: person.email }, { Cookie, ...elsewhere() })).status).toBe(200);
    await core.build.sql("update core.account set password_hash = 'another' where id = $1", [person.id]);
    expect((await guess(person.email, { Cookie, ...elsewhere() })).status).toBe(429);
  });

  it('stays known when its owner chooses a new password there', async () => {
    const person = await core.buildAccount();
    const password = 'Blue-Kettle-1984?';
    const changed = await core.call(`PATCH /user/${person.id}/password/`, {
      as: person,
      body: { current_password: PASSWORD, password, confirm_password: password },
    });
    expect(changed.status).toBe(204);
    const Cookie = readDevice(changed.headers);
    await guessedBefore(person.email, FREE_TRIES_OF_ALL - 1);
    await guess(person.email);
    expect((await core.login({ email: person.email, password }, elsewhere())).status).toBe(429);
    expect((await core.login({ email: person.email, password }, { Cookie, ...elsewhere() })).status).toBe(
      200,
    );
  });

  it('is shared by several people', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => core.buildAccount()));
    let Cookie = '';
    for (const { email } of people) Cookie = readDevice((await core.login({ email }, { Cookie })).headers);
    for (const { email } of people) {
      await guessedBefore(email, FREE_TRIES_OF_ALL - 1);
      await guess(email);
      expect((await core.login({ email }, { Cookie, ...elsewhere() })).status).toBe(200);
    }
  });
});

describe('a stranger', () => {
  it('waits twice as long after each further try of one network', async () => {
    const person = await core.buildAccount();
    const here = elsewhere();
    for (let round = 0; round < FREE_TRIES; round += 1) await guess(person.email, here);
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const stopped = await core.login({ email: person.email }, here);
      expect(stopped.status).toBe(429);
      waits.push(Math.round(Number(stopped.headers.get('retry-after')) / 60));
      await waitIsOver(person.email);
      expect((await guess(person.email, here)).status).toBe(400);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60]);
  });

  it('waits also when each try comes from another network', async () => {
    const person = await core.buildAccount();
    await guessedBefore(person.email, FREE_TRIES_OF_ALL - 1);
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      expect((await guess(person.email)).status).toBe(400);
      waits.push(Number((await guess(person.email)).headers.get('retry-after')));
      await waitIsOver(person.email);
    }
    const expected = [30, 60, 120, 240, 480, 960, 1800, 1800];
    for (const [round, wait] of waits.entries())
      expect(Math.abs(wait - (expected[round] ?? 0))).toBeLessThan(5);
  });

  it('gets no more tries by sending many in parallel', async () => {
    const person = await core.buildAccount();
    const here = elsewhere();
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(person.email, here)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(FREE_TRIES);
    const far = await Promise.all(Array.from({ length: 30 }, () => guess(person.email)));
    expect(far.filter(({ status }) => status === 400)).toHaveLength(FREE_TRIES_OF_ALL - FREE_TRIES);
  });

  it('gets the same answer of an address that no one has', async () => {
    const person = await core.buildAccount();
    const seen = async (email: string) => {
      const here = elsewhere();
      const answers = [];
      for (let round = 0; round < FREE_TRIES + 1; round += 1) answers.push(await guess(email, here));
      return answers.map(({ status, body }) => [status, status === 400 ? body : body.detail]);
    };
    expect(await seen('nobody.there@example.test')).toEqual(await seen(person.email));
  });

  it('is forgotten after a day', async () => {
    const person = await core.buildAccount();
    const here = elsewhere();
    for (let round = 0; round < FREE_TRIES; round += 1) await guess(person.email, here);
    await core.build.sql(
      "update core.guess_counter set forget_at = now() - interval '1 second' where account = $1",
      [accountKey(person.email)],
    );
    expect((await core.login({ email: person.email }, here)).status).toBe(200);
  });
});

describe('the owner', () => {
  async function lockedOut() {
    const person = await core.buildAccount();
    await guessedBefore(person.email, FREE_TRIES_OF_ALL - 1);
    await guess(person.email);
    expect((await core.login({ email: person.email }, elsewhere())).status).toBe(429);
    return { person, token: await core.tokenFor(person.email) };
  }

  it('is notified by email, once, and gets in on a new device with its link', async () => {
    const { person, token } = await lockedOut();
    for (let round = 0; round < 3; round += 1) {
      await waitIsOver(person.email);
      await guess(person.email);
    }
    const mail = await core.nextMail(person.email);
    expect(mail.subject).toBe('Many wrong passwords for your account with SFARI Base');
    expect(mail.text).toMatch(/http:\/\/localhost:8080\/unlock-login#[\w-]{43}/);
    expect(core.mailsTo(person.email)).toHaveLength(1);

    expect((await core.login({ email: person.email }, elsewhere())).status).toBe(429);
    const unlocked = await unlock(token);
    expect([unlocked.status, unlocked.body]).toEqual([200, {}]);
    expect((await core.login({ email: person.email }, elsewhere())).status).toBe(200);

    // Guesses continue: the device that followed the link is known, and a new mail follows for others.
    const Cookie = readDevice(unlocked.headers);
    await guessedBefore(person.email, FREE_TRIES_OF_ALL - 1);
    await guess(person.email);
    expect((await core.login({ email: person.email }, elsewhere())).status).toBe(429);
    expect((await core.login({ email: person.email }, { Cookie, ...elsewhere() })).status).toBe(200);
    expect(await core.tokenFor(person.email, 2)).not.toBe(token);
  });

  it('gets one email if parallel attempts start the lockout', async () => {
    const person = await core.buildAccount();
    await guessedBefore(person.email, FREE_TRIES_OF_ALL - 5);
    const here = elsewhere();
    for (let round = 0; round < FREE_TRIES - 1; round += 1)
      await guess(person.email, round < 4 ? here : undefined);
    await Promise.all(Array.from({ length: 10 }, () => guess(person.email)));
    await core.nextMail(person.email);
    const links = await core.build.sql(
      "select 1 from core.link_token where account_id = $1 and kind = 'unlock'",
      [person.id],
    );
    expect(links).toHaveLength(1);
  });

  it('unlocks with a link that GET only looks at and POST uses up, once, even for many in parallel', async () => {
    const { person, token } = await lockedOut();
    for (let round = 0; round < 3; round += 1) expect(await look(token)).toEqual({ usable: true });
    expect((await core.login({ email: person.email }, elsewhere())).status).toBe(429);
    const answers = await Promise.all(Array.from({ length: 4 }, () => unlock(token)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400, 400, 400,
    ]);
    expect(answers.find(({ status }) => status === 400)?.body).toEqual({
      token: ['This link has already been used or has expired'],
    });
    expect(await look(token)).toEqual({ usable: false });
    expect((await unlock(token)).headers.getSetCookie()).toEqual([]);
  });

  it('cannot use a link that is a day old, never was, or is for something else', async () => {
    const { person, token } = await lockedOut();
    const [row] = await core.build.sql<{ hours: number }>(
      `select round(extract(epoch from expires_at - created) / 3600)::int as hours from core.link_token
       where account_id = $1 and kind = 'unlock'`,
      [person.id],
    );
    expect(row).toEqual({ hours: 24 });
    await expireLinks(core, person.email);
    expect(await look(token)).toEqual({ usable: false });
    await core.call('POST /forgot-password/', {
      body: { email: person.email, recaptcha: await core.solveBotCheck() },
    });
    for (const other of [token, 'x'.repeat(43), await core.tokenFor(person.email, 2)])
      expect((await unlock(other)).status).toBe(400);
    expect((await core.call('POST /unlock-login/', { body: {} })).status).toBe(400);
    expect((await core.call('GET /unlock-login/')).status).toBe(400);
    expect((await core.login({ email: person.email }, elsewhere())).status).toBe(429);
  });

  it('of a closed account gets neither a message nor access', async () => {
    const { person, token } = await lockedOut();
    await core.build.sql('update core.account set active = false where id = $1', [person.id]);
    expect((await unlock(token)).status).toBe(400);
    const closed = await core.buildAccount({ active: false });
    await guessedBefore(closed.email, FREE_TRIES_OF_ALL - 1);
    await guess(closed.email);
    expect(await core.build.sql('select 1 from core.link_token where account_id = $1', [closed.id])).toEqual(
      [],
    );
  });

  it('gets in after a new password by mail, and the old link is worth nothing', async () => {
    const { person, token } = await lockedOut();
    await core.call('POST /forgot-password/', {
      body: { email: person.email, recaptcha: await core.solveBotCheck() },
    });
    const password = 'Blue-Kettle-1984?';
    const body = { token: await core.tokenFor(person.email, 2), password, confirm_password: password };
    expect((await core.call('POST /reset-password/', { body })).status).toBe(200);
    expect((await core.login({ email: person.email, password }, elsewhere())).status).toBe(200);
    expect((await unlock(token)).status).toBe(400);
  });
});
