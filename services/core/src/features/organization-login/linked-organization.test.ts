/** How sessions and links of organizations end, and who sees the links. */
import type { OrganizationId } from '@portal/fakes/app';
import type { TestPerson } from '@portal/kit/testing';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  link,
  logIn,
  prove,
  startWithOrganizations,
  type OrganizationCore,
} from '../../testing/organization-logins.ts';
import { ageProof } from '../../testing/second-factors.ts';

let core: OrganizationCore;
beforeAll(async () => {
  core = await startWithOrganizations();
});
afterAll(() => core.stop());
beforeEach(() => core.build.sql('delete from core.linked_organization'));

const sortNumbers = (given: readonly number[]) => given.toSorted((one, other) => one - other);
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const logOut = (token: string, id: OrganizationId = 'lakeside') =>
  core.call(`POST /organization-login/${id}/logout/`, {
    rawBody: new URLSearchParams({ logout_token: token }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });

describe('a back-channel logout', () => {
  const openBoth = async () => {
    const person = await core.buildAccount();
    await link(core, person);
    const tokens = [(await logIn(core)).body.token, (await logIn(core)).body.token] as string[];
    const rows = await core.build.sql<{ issuer_sid: string }>(
      'select issuer_sid from core.session where account_id = $1 and ended_at is null order by created desc',
      [person.id],
    );
    return { person, tokens, sids: rows.map(({ issuer_sid: sid }) => sid) };
  };
  const statuses = (tokens: readonly string[]) =>
    Promise.all(
      tokens.map(async (token) => (await core.call('GET /session/', { headers: bearer(token) })).status),
    );

  it('by subject ends every session that the login opened, and no other', async () => {
    const { person, tokens } = await openBoth();
    const { body } = await core.login({ email: person.email });
    expect(
      (await logOut(await core.organizations.signLogout('lakeside', { sub: 'lakeside-1' }))).status,
    ).toBe(200);
    expect(await statuses([...tokens, body.token])).toEqual([401, 401, 200]);
  });

  it('by session ends only that session', async () => {
    const { tokens, sids } = await openBoth();
    const token = await core.organizations.signLogout('lakeside', { sid: sids[0] });
    expect((await logOut(token)).status).toBe(200);
    expect(sortNumbers(await statuses(tokens))).toEqual([200, 401]);
  });

  it('with an invalid, old or used token ends none', async () => {
    const { tokens } = await openBoth();
    const sign = (changes: object, header?: { typ: string }) =>
      core.organizations.signLogout('lakeside', { sub: 'lakeside-1', ...changes }, header);
    const wrong = [
      'none',
      await sign({ aud: 'another' }),
      await sign({ iss: 'https://another.test' }),
      await sign({ nonce: 'x' }),
      await sign({ events: {} }),
      await sign({ sub: undefined }),
      await sign({ iat: 1_700_000_000 }),
      await sign({}, { typ: 'at+jwt' }),
      await core.organizations.signLogout('nordvik', { sub: 'nordvik-1' }),
    ];
    for (const token of wrong) expect((await logOut(token)).status).toBe(400);
    expect(await statuses(tokens)).toEqual([200, 200]);
    const right = await sign({ sub: 'lakeside-2' });
    expect((await logOut(right)).status).toBe(200);
    expect((await logOut(right)).status).toBe(400);
    expect(
      (await core.call('POST /organization-login/none/logout/', { body: { logout_token: 'x' } })).status,
    ).toBe(404);
  });
});

describe('linked organizations', () => {
  it('are seen by their owner and by staff, with what the organization said, and by no one else', async () => {
    const person = await core.buildAccount();
    const { body } = await link(core, person, { person: 'lakeside-2' });
    const own = await core.call('GET /linked-organization/', { headers: bearer(body.token) });
    expect(own.body.results).toEqual([
      expect.objectContaining({
        user: person.id,
        organization: 'Lakeside University',
        email: 'marcus.oyelaran@lakeside.test',
        email_verified: true,
        acr: 'urn:organization:login',
        amr: ['pwd', 'otp', 'mfa'],
        assurance: ['https://refeds.org/assurance/IAP/medium'],
      }),
    ]);
    const { id } = own.body.results[0];
    const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
    const seen = await core.call(`GET /linked-organization/?owner=${person.id}`, { as: admin });
    expect(seen.body.results).toHaveLength(1);
    expect((await core.call(`DELETE /linked-organization/${id}/`, { as: admin })).status).toBe(403);
    const stranger = await core.buildAccount();
    expect((await core.call(`GET /linked-organization/${id}/`, { as: stranger })).status).toBe(404);
    expect((await core.call('GET /linked-organization/', { as: stranger })).body.results).toEqual([]);
  });

  it('are removed with a fresh proof, and the sessions that they opened end', async () => {
    const person = await core.buildAccount();
    const { body: mine } = await link(core, person);
    const { body: other } = await logIn(core);
    const headers = bearer(mine.token);
    const { body: list } = await core.call('GET /linked-organization/', { headers });
    const remove = () => core.call(`DELETE /linked-organization/${list.results[0].id}/`, { headers });
    const me = readSession(mine.token);
    await ageProof(core, me);
    expect((await remove()).body.code).toBe('PROOF_REQUIRED');
    await core.build.sql('update core.session set proved_at = now() where id = $1', [me.sessionId]);
    expect((await remove()).status).toBe(204);
    expect((await core.call('GET /session/', { headers: bearer(other.token) })).status).toBe(401);
    expect((await core.call('GET /session/', { headers })).status).toBe(200);
    expect((await prove(core)).status).toBe('unknown');
  });
});

/** The session that a token opens. */
const readSession = (token: string): Pick<TestPerson, 'sessionId'> => ({
  sessionId: decodeJwt(token).jti ?? '',
});
