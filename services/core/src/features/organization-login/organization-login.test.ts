/** Logging in at an organization: who gets in, whom it is linked to, and what lies and attacks get. */
import type { TestPerson } from '@portal/kit/testing';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  begin,
  comeBack,
  link,
  logIn,
  prove,
  startWithOrganizations,
  visit,
  type OrganizationCore,
} from '../../testing/organization-logins.ts';
import { ageProof, enroll, finish, showCode } from '../../testing/second-factors.ts';

let core: OrganizationCore;
beforeAll(async () => {
  core = await startWithOrganizations({ SECOND_FACTOR_ROLES: 'superuser' }, { runs: 'events' });
});
afterAll(() => core.stop());
beforeEach(() => core.build.sql('delete from core.linked_organization'));
afterEach(async () => {
  for (const id of ['lakeside', 'nordvik']) await core.organizations.setMode(id, 'up');
});

const OVER = { attempt: ['This login took too long or was already used. Please start again'] };
const REFUSED = { answer: ['The login at Lakeside University did not work. Please try again'] };
const sortNumbers = (given: readonly number[]) => given.toSorted((one, other) => one - other);
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const readUser = async (token: string) =>
  (await core.call('GET /session/', { headers: bearer(token) })).body.user;
const isOpen = async ({ sessionId }: Pick<TestPerson, 'sessionId'>): Promise<boolean> => {
  const rows = await core.build.sql('select id from core.session where id = $1 and ended_at is null', [
    sessionId,
  ]);
  return rows.length === 1;
};
describe('a login at an organization', () => {
  it('is linked by someone who logged in to the account, and from then on opens it', async () => {
    const person = await core.buildAccount();
    const proved = await prove(core);
    expect(proved).toMatchObject({ status: 'unknown', email: 'petra.lindqvist@lakeside.test' });
    const { attempt, headers } = proved;
    const linked = await core.call('POST /organization-login/link/', {
      as: person,
      body: { attempt },
      headers,
    });
    expect(linked.status).toBe(200);
    expect(await readUser(linked.body.token)).toMatchObject({ id: person.id });
    const { body } = await logIn(core);
    expect(await readUser(body.token)).toMatchObject({ id: person.id });
    const [row] = await core.build.sql('select subject, amr, assurance from core.linked_organization');
    expect(row).toEqual({
      subject: 'lakeside-1',
      amr: ['pwd'],
      assurance: ['https://refeds.org/assurance/IAP/medium'],
    });
    await core.eventually(async () => {
      const mails = await core.build.sql(
        `select id from core.email where email_template = 'second_factor_linked' and $1 = any("to")`,
        [person.email],
      );
      return mails.length === 1;
    });
  });

  it('is known only by its subject: an equal address opens nothing, verified or not', async () => {
    await core.buildAccount({ email: 'visiting.reader@lakeside.test' });
    await core.buildAccount({ email: 'petra.lindqvist@lakeside.test' });
    const unverified = await prove(core, { person: 'lakeside-3' });
    expect(unverified).toMatchObject({ status: 'unknown', email: null });
    for (const { attempt, headers } of [unverified, await prove(core)]) {
      const answer = await core.call('POST /organization-login/finish/', { body: { attempt }, headers });
      expect(answer).toMatchObject({ status: 400, body: OVER });
    }
  });

  it('is refused as a password is: terms, and accounts that are closed', async () => {
    const person = await core.buildAccount();
    await link(core, person);
    await core.build.sql("update core.account set agreed_terms_version = 'old' where id = $1", [person.id]);
    const { attempt, headers } = await prove(core);
    const send = (more: object) =>
      core.call('POST /organization-login/finish/', { body: { attempt, ...more }, headers });
    expect((await send({})).body).toMatchObject({ code: 'TERMS_SERVICES' });
    expect((await send({ agreed_to_terms: true })).status).toBe(200);
    expect((await send({ agreed_to_terms: true })).body).toEqual(OVER);
    await core.build.sql('update core.account set active = false where id = $1', [person.id]);
    expect((await logIn(core)).status).toBe(400);
  });

  it('is answered for an organization that is none, a body that is none, and for visitors', async () => {
    expect((await core.call('POST /organization-login/', { body: { organization: 'none' } })).body).toEqual({
      organization: ['This organization is not set up here'],
    });
    expect((await core.call('POST /organization-login/', { body: {} })).status).toBe(400);
    expect((await core.call('POST /organization-login/callback/', { body: {} })).status).toBe(400);
    expect((await core.call('POST /organization-login/link/', { body: { attempt: 'x' } })).status).toBe(401);
    expect((await core.call('GET /linked-organization/')).status).toBe(401);
  });

  it('that a person breaks off says so', async () => {
    const visited = await visit(core, { person: '' });
    expect((await comeBack(core, visited)).body).toEqual({
      answer: ['You did not finish the login at Lakeside University'],
    });
  });

  it('waits for no one else while one organization is down', async () => {
    await core.organizations.setMode('nordvik', 'down');
    const down = await begin(core, { organization: 'nordvik' });
    expect(down.status).toBe(503);
    expect(down.body.detail).toMatch(/^Nordvik Institute of Neuroscience can't be reached right now/);
    expect((await begin(core, {})).status).toBe(200);
    await core.organizations.setMode('nordvik', 'up');
    expect((await begin(core, { organization: 'nordvik' })).status).toBe(200);
    const visited = await visit(core);
    await core.organizations.setMode('lakeside', 'down');
    expect((await comeBack(core, visited)).status).toBe(503);
  });

  it('continues after the organization changed its keys', async () => {
    await prove(core);
    await core.organizations.setMode('lakeside', 'rotate');
    expect((await prove(core)).status).toBe('unknown');
  });
});

describe('a lie of the organization', () => {
  it.each(['nonce', 'audience', 'expired', 'none', 'key', 'issuer'])('is refused: %s', async (lie) => {
    await link(core, await core.buildAccount());
    await core.organizations.setMode('lakeside', lie);
    const { status, body } = await comeBack(core, await visit(core));
    expect({ status, body }).toEqual({ status: 400, body: REFUSED });
  });
});

describe('the answer of an organization', () => {
  it('can be used once, also when two arrive concurrently', async () => {
    const visited = await visit(core);
    const answers = await Promise.all([comeBack(core, visited), comeBack(core, visited)]);
    expect(sortNumbers(answers.map(({ status }) => status))).toEqual([200, 400]);
    expect((await comeBack(core, visited)).body).toEqual(OVER);
  });

  it('counts only in the browser that began, for the organization that was asked, and for ten minutes', async () => {
    const visited = await visit(core);
    const other = await visit(core, { organization: 'nordvik', person: 'nordvik-1' });
    const wrong = [
      { ...visited, headers: {} },
      { ...visited, headers: other.headers },
      { ...visited, organization: 'nordvik' as const },
      { ...visited, answer: visited.answer.replace(/state=\w+/, 'state=x') },
    ];
    for (const one of wrong) expect((await comeBack(core, one)).body).toEqual(OVER);
    await core.build.sql("update core.organization_login set expires_at = now() - interval '1 second'");
    expect((await comeBack(core, visited)).body).toEqual(OVER);
  });

  it('mixed up with the code of another organization is refused', async () => {
    const visited = await visit(core);
    const other = await visit(core, { organization: 'nordvik', person: 'nordvik-1' });
    const code = new URLSearchParams(other.answer).get('code') ?? '';
    const answer = visited.answer.replace(/code=[^&]+/, `code=${code}`);
    expect((await comeBack(core, { ...visited, answer })).body).toEqual(REFUSED);
  });

  it('belongs to who began, if someone was logged in', async () => {
    const [one, two] = [await core.buildAccount(), await core.buildAccount()];
    const visited = await visit(core, { as: one });
    expect((await comeBack(core, visited, two)).body).toEqual(OVER);
  });
});

describe('linking', () => {
  it('gives a new session and ends the one that began, so that none planted before continues', async () => {
    const person = await core.buildAccount();
    const { body } = await link(core, person);
    expect(await isOpen(person)).toBe(false);
    expect(await readUser(body.token)).toMatchObject({ id: person.id });
  });

  it('needs the browser of the attempt, its token, and a fresh proof', async () => {
    const person = await core.buildAccount();
    const { attempt, headers } = await prove(core);
    const send = (given: object, from: Record<string, string>) =>
      core.call('POST /organization-login/link/', { as: person, body: given, headers: from });
    expect((await send({ attempt }, {})).body).toEqual(OVER);
    expect((await send({ attempt: 'x' }, headers)).body).toEqual(OVER);
    await ageProof(core, person);
    expect(await send({ attempt }, headers)).toMatchObject({
      status: 403,
      body: { code: 'PROOF_REQUIRED', current: { methods: ['password'] } },
    });
  });

  it('is refused for a login of another account, also when two are linked concurrently', async () => {
    const [one, two, three] = [
      await core.buildAccount(),
      await core.buildAccount(),
      await core.buildAccount(),
    ];
    const [first, second, third] = [await prove(core), await prove(core), await prove(core)];
    const send = (as: TestPerson, { attempt, headers }: typeof first) =>
      core.call('POST /organization-login/link/', { as, body: { attempt }, headers });
    const answers = await Promise.all([send(one, first), send(two, second)]);
    expect(sortNumbers(answers.map(({ status }) => status))).toEqual([200, 409]);
    const late = await send(three, third);
    expect(late.body.detail).toBe('This login at Lakeside University belongs to another account');
    const visited = await visit(core, { as: three });
    expect((await comeBack(core, visited, three)).status).toBe(409);
  });

  it('is not for someone who impersonates', async () => {
    const superuser = await core.build.person({ roles: ['superuser'], institution: null });
    const person = await core.buildAccount();
    const { attempt, headers } = await prove(core);
    await core.build.sql('update core.session set impersonator_id = $2 where id = $1', [
      person.sessionId,
      superuser.id,
    ]);
    const refused = await core.call('POST /organization-login/link/', {
      as: person,
      body: { attempt },
      headers,
    });
    expect(refused.status).toBe(409);
    expect((await begin(core, { as: person })).status).toBe(409);
  });
});

describe('an address that the organization verified', () => {
  const isConfirmed = async (person: TestPerson): Promise<boolean> => {
    const [row] = await core.build.sql<{ confirmed: boolean }>(
      'select confirmed from core.membership where user_id = $1',
      [person.id],
    );
    return row?.confirmed ?? false;
  };
  const members = async (domain: string) => {
    const person = await core.buildAccount();
    await core.build.domain(person.institutionId ?? 0, domain);
    await core.build.sql('update core.user_institution set verified = null where user_id = $1', [person.id]);
    await core.build.sql('update core.institution set current_io_id = null where id = $1', [
      person.institutionId,
    ]);
    return person;
  };
  afterEach(() =>
    core.build.sql("delete from core.institution_domain where domain in ('lakeside.test', 'nordvik.test')"),
  );

  it('confirms the member of the institution with this domain, until the link is removed', async () => {
    const person = await members('lakeside.test');
    expect(await isConfirmed(person)).toBe(false);
    const { body } = await link(core, person);
    expect(await isConfirmed(person)).toBe(true);
    const headers = bearer(body.token);
    const { body: list } = await core.call('GET /linked-organization/', { headers });
    const removed = await core.call(`DELETE /linked-organization/${list.results[0].id}/`, { headers });
    expect(removed.status).toBe(204);
    expect(await isConfirmed(person)).toBe(false);
  });

  it.each([
    ['that is not verified', 'lakeside-3', 'lakeside.test'],
    ['of another domain', 'lakeside-1', 'nordvik.test'],
  ])('%s confirms nothing', async (_, subject, domain) => {
    const person = await members(domain);
    await link(core, person, { person: subject });
    expect(await isConfirmed(person)).toBe(false);
  });

  it('confirms no one whom the institution removed', async () => {
    const person = await members('lakeside.test');
    await core.build.sql('update core.user_institution set verified = false where user_id = $1', [person.id]);
    await link(core, person);
    expect(await isConfirmed(person)).toBe(false);
  });
});

describe('a second factor', () => {
  it('of the portal is asked for after the organization, which is trusted only with the method and the setting', async () => {
    const { person, secret } = await enroll(core);
    await link(core, person, { person: 'lakeside-1' });
    await link(core, await relog(person), { organization: 'nordvik', person: 'nordvik-2' });
    for (const given of [
      { person: 'lakeside-1' },
      { organization: 'nordvik', person: 'nordvik-2' } as const,
    ]) {
      const { body } = await logIn(core, given);
      expect(body).toMatchObject({ code: 'SECOND_FACTOR', current: { methods: ['totp', 'recovery'] } });
      await core.build.sql('update core.second_factor set last_period = 0 where account_id = $1', [
        person.id,
      ]);
      const done = await finish(core, { step: body.current.step, code: showCode(secret) });
      expect(await readUser(done.body.token)).toMatchObject({ id: person.id });
    }
  });

  it('at a trusted organization counts: no step follows, and the role is there', async () => {
    const superuser = await core.buildAccount({ roles: ['superuser'], institution: null });
    const linked = await link(core, superuser, { person: 'lakeside-2' });
    // The login that linked it was a password.
    expect(await readUser(linked.body.token)).toMatchObject({ must_enroll: true, roles: [] });
    const { body } = await logIn(core, { person: 'lakeside-2' });
    expect(await readUser(body.token)).toMatchObject({ must_enroll: false, roles: ['superuser'] });
  });

  it('at an organization without it does not count: the role waits for a factor', async () => {
    const superuser = await core.buildAccount({ roles: ['superuser'], institution: null });
    await link(core, superuser, { person: 'lakeside-1' });
    const { body } = await logIn(core, { person: 'lakeside-1' });
    expect(await readUser(body.token)).toMatchObject({ must_enroll: true, roles: [] });
  });

  it('at the organization is asked for again by acts that need a fresh proof', async () => {
    const person = await core.buildAccount();
    await link(core, person, { person: 'lakeside-2' });
    const { body } = await logIn(core, { person: 'lakeside-2' });
    const me = { ...person, ...readSession(body.token) };
    await ageProof(core, me);
    const headers = bearer(body.token);
    const act = () => core.call('POST /second-factor/totp/', { headers, body: {} });
    expect((await act()).body).toMatchObject({
      code: 'PROOF_REQUIRED',
      current: { methods: ['organization'] },
    });
    const again = await prove(core, { as: me, again: true, person: 'lakeside-2' });
    expect(again.status).toBe('proved');
    expect((await act()).status).toBe(201);
    await ageProof(core, me);
    const other = await visit(core, { as: me, again: true, person: 'lakeside-1' });
    expect((await comeBack(core, other, me)).status).toBe(409);
  });
});

/** The session that a token opens. */
const readSession = (token: string): Pick<TestPerson, 'sessionId'> => ({
  sessionId: decodeJwt(token).jti ?? '',
});

/** The person in a new session, because linking ended the one before. */
async function relog(person: TestPerson): Promise<TestPerson> {
  const [row] = await core.build.sql<{ id: string }>(
    'update core.session set ended_at = null, proved_at = now() where id = $1 returning id',
    [person.sessionId],
  );
  return { ...person, sessionId: row?.id ?? person.sessionId };
}
