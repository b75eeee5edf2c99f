import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '@portal/kit/testing';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { enroll, finish, forgetLastCode, showCode } from '../../testing/second-factors.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore({
    PORTAL_ENVIRONMENT: 'production',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'portal@example.test',
    CLAMD_HOST: '127.0.0.1',
  });
});
afterAll(() => core.stop());

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const confirmed = { 'X-Confirm-Production-Change': 'true' };
const createSuperuser = (firstName = 'Sam') =>
  core.buildAccount({ roles: ['superuser'], institution: null, firstName, lastName: 'Root' });

/** Signed in as themselves, as scripts do. */
async function signedIn(person: TestPerson): Promise<string> {
  const { status, body } = await core.login({ email: person.email });
  expect(status).toBe(200);
  return body.token;
}
const impersonate = (token: string | null, email: string, headers: Record<string, string> = {}) =>
  core.call('POST /api-token-auth/', { body: { email, token }, headers });
const session = (token: string) => core.call('GET /session/', { headers: bearer(token) });

/** A superuser who acts for someone. */
async function acting(other?: TestPerson) {
  const superuser = await createSuperuser();
  const person = other ?? (await core.build.person({ firstName: 'Ada', lastName: 'Reader' }));
  const real = await signedIn(superuser);
  const { status, body } = await impersonate(real, person.email);
  expect(status).toBe(200);
  return { superuser, person, real, token: body.token as string, session: body.session };
}

describe('beginning', () => {
  it('opens a session of an hour that names both people [C4.8.1 C6.4.8 C7.1.2]', async () => {
    const { superuser, person, token, session: opened } = await acting();
    expect(opened.user.id).toBe(person.id);
    expect(opened.impersonator).toEqual({ id: superuser.id, display_name: 'Sam Root' });
    const left = new Date(opened.expires).getTime() - Date.now();
    expect(left).toBeGreaterThan(59 * 60_000);
    expect(left).toBeLessThanOrEqual(60 * 60_000);
    const verified = await core.call('POST /api-token-verify/', { body: { token } });
    expect(verified).toMatchObject({ status: 200, body: { expires: opened.expires } });
    expect((await session(token)).body.user.id).toBe(person.id);
  });

  it('takes the token of the cookie from a browser, which cannot read it', async () => {
    const superuser = await createSuperuser();
    const person = await core.build.person();
    const Cookie = `portal_token=${await signedIn(superuser)}`;
    const answer = await impersonate(null, person.email, { Cookie, 'Sec-Fetch-Site': 'same-origin' });
    expect(answer.status).toBe(200);
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^portal_token=\S+; .*httponly/i);
    const foreign = await impersonate(null, person.email, { Cookie, 'Sec-Fetch-Site': 'cross-site' });
    expect(foreign.status).toBe(403);
  });

  it('extends the superuser’s own session', async () => {
    const { superuser, token } = await acting();
    const asleep = () =>
      core.build.sql(
        "select 1 from core.session where account_id = $1 and last_seen < now() - interval '1 minute'",
        [superuser.id],
      );
    await core.build.sql(
      "update core.session set last_seen = now() - interval '5 minutes' where account_id = $1 or impersonator_id = $1",
      [superuser.id],
    );
    expect(await asleep()).not.toEqual([]);
    await core.build.sql('delete from core.session where account_id = $1 and id = $2', [
      superuser.id,
      superuser.sessionId,
    ]);
    expect((await session(token)).status).toBe(200);
    expect(await asleep()).toEqual([]);
  });

  it('never outlives the session that it was opened from', async () => {
    const superuser = await createSuperuser();
    const real = await signedIn(superuser);
    const [row] = await core.build.sql<{ expires_at: Date }>(
      "update core.session set expires_at = date_trunc('second', now()) + interval '5 minutes' where account_id = $1 returning expires_at",
      [superuser.id],
    );
    const { body } = await impersonate(real, (await core.build.person()).email);
    expect(body.session.expires).toBe(row?.expires_at.toISOString());
  });

  it('is refused to strangers and to everyone who is no superuser', async () => {
    const person = await core.build.person();
    expect((await impersonate(null, person.email)).status).toBe(401);
    expect((await impersonate('a.b.c', person.email)).status).toBe(401);
    const admin = await core.buildAccount({ roles: ['sfari_admin'], institution: null });
    expect((await impersonate(await signedIn(admin), person.email)).status).toBe(403);
  });

  it('is refused about oneself, superusers, people who cannot sign in, and no one', async () => {
    const superuser = await createSuperuser();
    const real = await signedIn(superuser);
    const about = async (email: string) => (await impersonate(real, email)).status;
    expect(await about(superuser.email)).toBe(403);
    expect(await about((await createSuperuser('Uma')).email)).toBe(403);
    expect(await about((await core.build.person({ active: false })).email)).toBe(400);
    expect(await about((await core.build.person({ verified: false })).email)).toBe(400);
    const unknown = await impersonate(real, 'nobody@example.test');
    expect(unknown).toMatchObject({ status: 400, body: { email: ['No account with this email'] } });
  });

  it('is refused to a superuser who calls under another role', async () => {
    const superuser = await core.buildAccount({ roles: ['superuser', 'sfari_admin'], institution: null });
    const person = await core.build.person();
    const token = await signedIn(superuser);
    const begin = (role: string) =>
      core.call(`POST /api-token-auth/?role=${role}`, {
        body: { email: person.email, token: null },
        headers: bearer(token),
      });
    expect((await begin('sfari_admin')).status).toBe(403);
    expect((await begin('superuser')).status).toBe(200);
  });

  it('is refused while one acts for someone already', async () => {
    const { token } = await acting();
    const next = await core.build.person();
    expect((await impersonate(token, next.email)).status).toBe(403);
    const byCookie = await impersonate(null, next.email, { Cookie: `portal_token=${token}` });
    expect(byCookie.status).toBe(403);
  });

  it('reports what is wrong with the form that was sent', async () => {
    const wrong = await core.call('POST /api-token-auth/', { body: { email: 'x', token: null } });
    expect(Object.keys(wrong.body)).toEqual(['email']);
    const login = await core.call('POST /api-token-auth/', { body: { email: 'a@b.test', recaptcha: 'x' } });
    expect(Object.keys(login.body)).toEqual(['password']);
  });
});

describe('ending', () => {
  const exit = (token: string) => core.call('DELETE /impersonation/', { headers: bearer(token) });

  it('brings the real session back with its old end, once, and writes it into the log [C4.8.1]', async () => {
    const { superuser, token, real } = await acting();
    const before = (await session(real)).body.expires;
    const answer = await exit(token);
    expect(answer.status).toBe(200);
    expect(answer.body.session.user.id).toBe(superuser.id);
    expect(answer.body.session.impersonator).toBeNull();
    expect(answer.body.session.expires).toBe(before);
    const cookie = /^portal_token=([^;]+);/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
    expect((await session(cookie)).body.user.id).toBe(superuser.id);
    expect((await session(token)).status).toBe(401);
    expect((await exit(token)).status).toBe(401);
    const log = await core.call('GET /post-log/', { headers: bearer(real) });
    expect(log.body.results.slice(0, 2)).toMatchObject([
      {
        log: 'Sam Root stopped impersonating Ada Reader',
        kind: 'impersonation',
        actor: { id: superuser.id },
        impersonator: null,
      },
      {
        log: 'Sam Root started impersonating Ada Reader',
        kind: 'impersonation',
        actor: { id: superuser.id },
      },
    ]);
  });

  it('happens once when it is asked for twice at the same time', async () => {
    const { token } = await acting();
    const answers = await Promise.all([exit(token), exit(token), exit(token)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 401, 401,
    ]);
  });

  it('is not for a session of one’s own, nor for strangers', async () => {
    expect((await exit(await signedIn(await createSuperuser()))).status).toBe(401);
    expect((await core.call('DELETE /impersonation/')).status).toBe(401);
  });

  it('comes automatically after the hour, and the token still leads back', async () => {
    const { superuser, token } = await acting();
    await core.build.sql(
      "update core.session set expires_at = now() - interval '1 second' where impersonator_id = $1",
      [superuser.id],
    );
    expect((await core.call('GET /notification/', { headers: bearer(token) })).status).toBe(401);
    expect((await session(token)).body.code).toBe('IMPERSONATION_ENDED');
    expect((await exit(token)).body.session.user.id).toBe(superuser.id);
    expect((await session(token)).body.code).toBe('NOT_SIGNED_IN');
  });

  it('acts immediately when the superuser loses the role, and leads back to what they still are', async () => {
    const { superuser, token } = await acting();
    await core.build.sql("update core.account_group set role = 'sfari_admin' where account_id = $1", [
      superuser.id,
    ]);
    expect((await core.call('GET /notification/', { headers: bearer(token) })).status).toBe(401);
    const { body } = await exit(token);
    expect(body.session.user.roles).toEqual(['sfari_admin']);
  });

  it('acts immediately when the superuser is deactivated or signs out elsewhere, and nothing leads back', async () => {
    const first = await acting();
    await core.build.sql('update core.account set active = false where id = $1', [first.superuser.id]);
    expect((await session(first.token)).body.code).toBe('NOT_SIGNED_IN');
    expect((await exit(first.token)).status).toBe(401);
    const second = await acting();
    await core.call('DELETE /session/', { headers: bearer(second.real) });
    expect((await session(second.token)).status).toBe(401);
    expect((await exit(second.token)).status).toBe(401);
  });

  it('acts immediately when the other is deactivated or becomes a superuser', async () => {
    const { person, token } = await acting();
    await core.build.sql('update core.account set active = false where id = $1', [person.id]);
    expect((await session(token)).body.code).toBe('IMPERSONATION_ENDED');
    const second = await acting();
    await core.build.sql("insert into core.account_group (account_id, role) values ($1, 'superuser')", [
      second.person.id,
    ]);
    expect((await core.call('GET /notification/', { headers: bearer(second.token) })).status).toBe(401);
  });

  it('with a log-out ends the real session too, even after the hour', async () => {
    const { superuser, token, real } = await acting();
    await core.build.sql(
      "update core.session set expires_at = now() - interval '1 second' where impersonator_id = $1",
      [superuser.id],
    );
    const out = await core.call('DELETE /session/', { headers: { Cookie: `portal_token=${token}` } });
    expect(out.status).toBe(204);
    expect(out.headers.get('set-cookie')).toMatch(/^portal_token=; /);
    expect((await session(token)).body.code).toBe('NOT_SIGNED_IN');
    expect((await session(real)).status).toBe(401);
    expect((await exit(token)).status).toBe(401);
  });

  it('with a log-out ends the real session too', async () => {
    const { token, real } = await acting();
    expect((await core.call('DELETE /session/', { headers: bearer(token) })).status).toBe(204);
    expect((await session(real)).status).toBe(401);
  });
});

describe('changing something', () => {
  const rename =
    (token: string, headers: Record<string, string> = {}) =>
    async (id: number) =>
      core.call(`PATCH /user/${id}/`, {
        headers: { ...bearer(token), ...headers },
        body: { first_name: 'Adele' },
      });

  it('needs to be confirmed, and then names both in the history [C4.8.1 C2.9.4]', async () => {
    const { superuser, person, token, real } = await acting();
    const refused = await rename(token)(person.id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFIRM_PRODUCTION_CHANGE' } });
    expect((await session(token)).body.user.display_name).toBe('Ada Reader');
    expect((await rename(token, confirmed)(person.id)).status).toBe(200);
    const history = await core.call(`GET /history/?model=user&pk=${person.id}`, { headers: bearer(real) });
    expect(history.body.results.at(-1)).toMatchObject({
      changes: { first_name: ['Ada', 'Adele'] },
      modifier: { id: person.id },
      impersonator: { id: superuser.id, display_name: 'Sam Root' },
    });
  });

  it('agrees to no terms in the name of someone else', async () => {
    const { token } = await acting();
    const answer = await core.call('POST /session/agree/', {
      headers: { ...bearer(token), ...confirmed },
      body: { agreed_to_terms: true },
    });
    expect(answer.body.code).toBe('WRONG_STATE');
  });

  it('neither sees nor changes the page that the person wanted', async () => {
    const { token, person } = await acting();
    await core.build.sql("insert into core.goal (account_id, path) values ($1, '/request/create')", [
      person.id,
    ]);
    const headers = { ...bearer(token), ...confirmed };
    expect((await core.call('GET /session/', { headers })).body.user.goal).toBeNull();
    const answer = await core.call('PUT /session/goal/', { headers, body: { goal: null } });
    expect(answer.body.code).toBe('WRONG_STATE');
  });

  it('needs no confirmation in the log, from a bell, or by oneself', async () => {
    const { person, token, superuser, real } = await acting();
    const line = { headers: bearer(token), body: { log: 'Looked at the page' } };
    expect((await core.call('POST /post-log/', line)).status).toBe(201);
    const [note] = await core.build.sql<{ id: number }>(
      "insert into core.notification (key, recipient_id, message) values ('imp', $1, 'Hello') returning id",
      [person.id],
    );
    const removed = await core.call(`DELETE /notification/${note?.id}/`, { headers: bearer(token) });
    expect(removed.status).toBe(204);
    expect((await rename(real)(superuser.id)).status).toBe(200);
  });

  it('needs none in development', async () => {
    const development = await startCore({ PORTAL_ENVIRONMENT: 'development' });
    try {
      const superuser = await development.build.person({ roles: ['superuser'], institution: null });
      const person = await development.build.person();
      await development.build.sql('update core.session set impersonator_id = $1 where id = $2', [
        superuser.id,
        person.sessionId,
      ]);
      const answer = await development.call(`PATCH /user/${person.id}/`, {
        as: person,
        body: { first_name: 'Adele' },
      });
      expect(answer.status).toBe(200);
    } finally {
      await development.stop();
    }
  });

  it('is guarded unless the environment says development, and any other word is a fault at the start', async () => {
    await expect(startCore({ PORTAL_ENVIRONMENT: 'staging' })).rejects.toThrow(
      'PORTAL_ENVIRONMENT: must be one of development, demo, production',
    );
  });
});

describe('a superuser with a second factor', () => {
  it('proves again who they are before, and also while, they impersonate', async () => {
    const { person: superuser, secret } = await enroll(core, await createSuperuser());
    const person = await core.build.person();
    const { step } = (await core.login({ email: superuser.email })).body.current;
    const { token } = (await finish(core, { step, code: showCode(secret) })).body;
    const age = () =>
      core.build.sql(
        "update core.session set proved_at = now() - interval '6 minutes' where account_id = $1",
        [superuser.id],
      );
    await age();
    const refused = await impersonate(token, person.email);
    expect(refused).toMatchObject({ status: 403, body: { code: 'PROOF_REQUIRED' } });
    const prove = async (as: string) => {
      await forgetLastCode(core, superuser);
      const body = { code: showCode(secret) };
      return (await core.call('POST /session/proof/', { headers: bearer(as), body })).status;
    };
    expect(await prove(token)).toBe(204);
    const acted = await impersonate(token, person.email);
    expect(acted.status).toBe(200);
    await age();
    const other = await core.build.sql<{ is_fresh: boolean }>(
      'select is_fresh from core_api.session_proof p join core.session s on s.id = p.session_id where s.account_id = $1',
      [person.id],
    );
    expect(other.some(({ is_fresh: isFresh }) => !isFresh)).toBe(true);
    expect(await prove(acted.body.token)).toBe(204);
  });
});
