import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

it('ends on sign-out immediately, in every place that has the token [C4.1.1 C7.1.3 C7.1.10]', async () => {
  const person = await core.buildAccount();
  const { token } = (await core.login({ email: person.email })).body;
  const headers = { Authorization: `Bearer ${token}` };
  expect((await core.call('POST /api-token-verify/', { body: { token } })).status).toBe(200);

  const out = await core.call('DELETE /session/', { headers });
  expect(out.status).toBe(204);
  expect(out.headers.get('set-cookie')).toMatch(/^portal_token=; .*expires=Thu, 01 Jan 1970/i);

  expect((await core.call('GET /session/', { headers })).status).toBe(401);
  expect((await core.call('POST /api-token-verify/', { body: { token } })).status).toBe(401);
});

it('is null for a visitor, who claims none', async () => {
  const answer = await core.call('GET /session/');
  expect(answer).toMatchObject({ status: 200, body: null });
  expect(answer.headers.get('set-cookie')).toBeNull();
});

it('is refused to who claims one that is not good, and the browser forgets it', async () => {
  const byCookie = await core.call('GET /session/', { headers: { Cookie: 'portal_token=a.b.c' } });
  expect(byCookie.status).toBe(401);
  expect(byCookie.headers.get('set-cookie')).toMatch(/^portal_token=; .*expires=Thu, 01 Jan 1970/i);
  const byHeader = await core.call('GET /session/', { headers: { Authorization: 'Bearer a.b.c' } });
  expect(byHeader.status).toBe(401);
});

it('is refused to strangers and to forged tokens [C7.1.3]', async () => {
  expect((await core.call('DELETE /session/')).status).toBe(401);
  expect((await core.call('POST /session/agree/', { body: { agreed_to_terms: true } })).status).toBe(401);
  expect((await core.call('POST /api-token-verify/', { body: { token: 'a.b.c' } })).status).toBe(401);
});

it('that is over already is forgotten by the browser that signs out', async () => {
  const out = await core.call('DELETE /session/', { headers: { Cookie: 'portal_token=a.b.c' } });
  expect(out.status).toBe(401);
  expect(out.headers.get('set-cookie')).toMatch(/^portal_token=; .*expires=Thu, 01 Jan 1970/i);
});

it('is not ended by a page of another site', async () => {
  const person = await core.buildAccount();
  const { token } = (await core.login({ email: person.email })).body;
  const Cookie = `portal_token=${token}`;
  const foreign = await core.call('DELETE /session/', {
    headers: { Cookie, Origin: 'https://elsewhere.test', 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(foreign.status).toBe(403);
  expect((await core.call('GET /session/', { headers: { Cookie } })).status).toBe(200);
});

it('records the agreement to the current terms', async () => {
  const person = await core.build.person();
  await core.build.sql('update core.account set agreed_terms_version = null where id = $1', [person.id]);
  const refused = await core.call('POST /session/agree/', { as: person, body: { agreed_to_terms: false } });
  expect(refused.status).toBe(400);
  const agreed = await core.call('POST /session/agree/', { as: person, body: { agreed_to_terms: true } });
  expect(agreed.status).toBe(204);
  const [row] = await core.build.sql('select agreed_terms_version from core.account where id = $1', [
    person.id,
  ]);
  expect(row).toEqual({ agreed_terms_version: '2026-12' });
});

it('has the fields of the session view [C3.0.1]', async () => {
  const person = await core.build.person({ roles: ['sbso', 'superuser'] });
  await core.build.sql("update core.account set phone_number = '+1 617 555 0100' where id = $1", [person.id]);
  const [link] = await core.build.sql('select id from core.user_institution where user_id = $1', [person.id]);
  const { body } = await core.call('GET /session/', { as: person });
  expect(body.user).toEqual({
    id: person.id,
    display_name: person.displayName,
    full_name: person.displayName,
    email: person.email,
    emails: [person.email],
    phone_number: '+1 617 555 0100',
    primary_role: 'sbso',
    roles: ['sbso', 'superuser'],
    groups: [{ name: 'sbso' }, { name: 'superuser' }],
    institutionId: person.institutionId,
    userInstitutionId: link?.['id'],
    globus_username: null,
    language: null,
    density: null,
    must_enroll: false,
    goal: null,
    abn_approved: false,
    suspended_request: null,
  });
  const nowhere = await core.build.person({ institution: null });
  const { body: without } = await core.call('GET /session/', { as: nowhere });
  expect(without.user).toMatchObject({
    institutionId: null,
    userInstitutionId: null,
    phone_number: null,
  });
});

it('counts only groups that are known role keys as roles [C4.2.1]', async () => {
  const person = await core.build.person({ roles: ['sbso'] });
  await core.build.sql("insert into core.account_group (account_id, role) values ($1, 'data_steward')", [
    person.id,
  ]);
  await core.build.sql("update core.account set primary_role = 'data_steward' where id = $1", [person.id]);
  const { body } = await core.call('GET /session/', { as: person });
  expect(body.user).toMatchObject({
    primary_role: null,
    roles: ['sbso'],
    groups: [{ name: 'data_steward' }, { name: 'sbso' }],
  });
});

it('names the officer, the impersonator and a suspended request', async () => {
  const officer = await core.build.person({ roles: ['sbso'] });
  const superuser = await core.build.person({ roles: ['superuser'], institution: null });
  await core.build.sql('update core.institution set current_io_id = $1 where id = $2', [
    officer.id,
    officer.institutionId,
  ]);
  await core.build.sql('update core.session set impersonator_id = $1 where id = $2', [
    superuser.id,
    officer.sessionId,
  ]);
  const { body } = await core.call('GET /session/', { as: officer });
  expect(body.institution.is_current_officer).toBe(true);
  expect(body.impersonator).toEqual({ id: superuser.id, display_name: superuser.displayName });
  const { body: none } = await core.call('GET /session/', { as: superuser });
  expect(none.institution).toBeNull();
});
