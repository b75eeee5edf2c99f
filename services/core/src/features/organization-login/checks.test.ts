/** How the logins of organizations fare, and their test. Only superusers see it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeIssuers } from '@portal/fakes/app';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOidcClient } from '../../clients/index.ts';
import { IdentityProvidersVariable } from '../../identity-providers.ts';
import {
  link,
  logIn,
  startWithOrganizations,
  visit,
  type OrganizationCore,
} from '../../testing/organization-logins.ts';

let core: OrganizationCore;
let superuser: TestPerson;
beforeAll(async () => {
  core = await startWithOrganizations();
  superuser = await core.build.person({ roles: ['superuser'] });
});
afterAll(() => core.stop());
beforeEach(async () => {
  await core.build.sql('delete from core.linked_organization; delete from core.organization_check');
  for (const id of ['lakeside', 'nordvik']) await core.organizations.setMode(id, 'up');
});

const read = async (id = 'lakeside') => {
  const { body } = await core.call('GET /organization-login/organizations/', { as: superuser });
  return body.results.find((one: { id: string }) => one.id === id);
};
const test = (as?: TestPerson, id = 'lakeside', body: object = {}) =>
  core.call(`POST /organization-login/${id}/test/`, { ...(as && { as }), body });

describe('the logins of organizations', () => {
  it('are described in the order of the setting, with where they send people and without their secret', async () => {
    const { body } = await core.call('GET /organization-login/organizations/', { as: superuser });
    expect(body.results.map(({ id }: { id: string }) => id)).toEqual(['lakeside', 'nordvik']);
    expect(body.results[0]).toEqual({
      id: 'lakeside',
      name: 'Lakeside University',
      issuer: expect.stringMatching(/\/organization\/lakeside$/),
      mail_domains: ['lakeside.test'],
      trusts_factor: true,
      redirect_url: expect.stringMatching(/\/login\/organization\/lakeside$/),
      logout_url: expect.stringMatching(/\/api\/organization-login\/lakeside\/logout\/$/),
      people: 0,
      last_login: null,
      tested: null,
      problem: null,
      failed_login: null,
      failed_login_problem: null,
    });
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('count who is linked, and say when someone last logged in', async () => {
    await link(core, await core.buildAccount());
    const { people, last_login: lastLogin } = await read();
    expect(people).toBe(1);
    expect(Date.now() - Date.parse(lastLogin)).toBeLessThan(60_000);
    expect(await read('nordvik')).toMatchObject({ people: 0, last_login: null });
  });

  it('show the last login that failed, until one works', async () => {
    await link(core, await core.buildAccount());
    const { organization, answer, headers } = await visit(core);
    await core.organizations.setMode('lakeside', 'down');
    const failed = await core.call('POST /organization-login/callback/', {
      body: { organization, answer },
      headers,
    });
    expect(failed.status).toBe(503);
    expect(await read()).toMatchObject({
      failed_login: expect.stringMatching(/^20/),
      failed_login_problem: 'unreachable',
      tested: null,
    });
    await core.organizations.setMode('lakeside', 'up');
    await logIn(core);
    expect(await read()).toMatchObject({ failed_login: null, failed_login_problem: null });
  });
});

describe('a test', () => {
  it('asks the organization for its metadata, its keys and whether it knows this portal', async () => {
    const { status, body } = await test(superuser);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 'lakeside', problem: null, tested: expect.stringMatching(/^20/) });
    expect(await read()).toEqual(body);
    expect(await read('nordvik')).toMatchObject({ tested: null });
  });

  it('says that the organization does not answer, and that it answers again', async () => {
    await core.organizations.setMode('lakeside', 'down');
    expect((await test(superuser)).body).toMatchObject({ problem: 'unreachable' });
    await core.organizations.setMode('lakeside', 'up');
    expect((await test(superuser)).body).toMatchObject({ problem: null });
  });

  it.each([
    ['nobody', undefined, 401],
    ['an administrator', 'sfari_admin', 403],
    ['a researcher', 'primary_researcher', 403],
  ] as const)('and the list are refused to %s', async (_, role, status) => {
    const as = role && (await core.build.person({ roles: [role] }));
    expect((await test(as)).status).toBe(status);
    const list = await core.call('GET /organization-login/organizations/', { ...(as && { as }) });
    expect(list.status).toBe(status);
  });

  it('of an organization that is not set up is not found; unknown fields are refused', async () => {
    expect((await test(superuser, 'elsewhere')).status).toBe(404);
    expect((await test(superuser, 'lakeside', { quick: true })).status).toBe(400);
  });

  it('says that the organization does not know this portal, or its secret', async () => {
    const { issuer } = await read();
    const [provider] = IdentityProvidersVariable.parse(describeIssuers(new URL(issuer).origin));
    if (!provider) throw new Error('the fakes describe no organization');
    const asked = createOidcClient({ ...provider, clientSecret: 'another one' }, 'http://localhost:8080');
    expect(await asked.test()).toMatchObject({ problem: 'client' });
    expect(await createOidcClient(provider, 'http://localhost:8080').test()).toBeNull();
  });

  it.each([
    ['answers with a page', 'answer', () => '<html>'],
    [
      'has no keys',
      'keys',
      (url: string, path: string) =>
        path.includes('openid-configuration')
          ? JSON.stringify({
              issuer: url,
              authorization_endpoint: url,
              token_endpoint: url,
              jwks_uri: `${url}/keys`,
            })
          : JSON.stringify({ keys: [] }),
    ],
  ] as const)('says that what it finds there %s', async (_, problem, answer) => {
    const server = createServer((request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer(url, request.url ?? ''));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const provider = {
      id: 'other',
      name: 'Other',
      issuer: url,
      clientId: 'portal',
      clientSecret: 'any',
      scope: 'openid',
      mailDomains: [],
      trustsAmr: false,
    };
    expect(await createOidcClient(provider, 'http://localhost:8080').test()).toMatchObject({ problem });
    await new Promise((resolve) => server.close(resolve));
  });
});
