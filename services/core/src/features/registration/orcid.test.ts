import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { startOutsideServer, type OutsideServer } from '../../testing/outside-server.ts';

let orcid: OutsideServer;
let core: CoreHarness;
beforeAll(async () => {
  orcid = await startOutsideServer();
  core = await startCore({
    ORCID_URL: `${orcid.url}/`,
    ORCID_CLIENT_ID: 'APP-1',
    ORCID_CLIENT_SECRET: 'hush',
  });
});
afterAll(async () => {
  await core.stop();
  await orcid.stop();
});

describe('ORCID', () => {
  it('is asked with the code of the pop-up, and answers the iD alone [C7.3.8]', async () => {
    orcid.answers(200, { orcid: '0000-0002-1825-0097', access_token: 'secret', name: 'Josiah' });
    const answer = await core.call('GET /orcid/?code=abc123');
    expect([answer.status, answer.body]).toEqual([200, { payload: { orcid: '0000-0002-1825-0097' } }]);
    expect(orcid.received.at(-1)).toEqual({
      path: '/oauth/token',
      form: {
        client_id: 'APP-1',
        client_secret: 'hush',
        grant_type: 'authorization_code',
        redirect_uri: 'http://localhost:8080/orchid-redirect',
        code: 'abc123',
      },
    });
  });

  it('that does not know the code, is a 400 on it [C7.3.8]', async () => {
    orcid.answers(400, { error: 'invalid_grant' });
    expect(await core.call('GET /orcid/?code=old')).toMatchObject({
      status: 400,
      body: { code: ['ORCID does not know this code. Please try again'] },
    });
    expect((await core.call('GET /orcid/')).status).toBe(400);
    expect((await core.call('GET /orcid/?code=')).status).toBe(400);
  });

  it.each([
    ['is down', 503, {}],
    ['refuses us', 401, {}],
    ['cuts the line', 'broken', {}],
    ['answers rubbish', 200, { orcid: 'not one' }],
  ] as const)('that %s, is a clear 503', async (_, status, body) => {
    orcid.answers(status, body);
    const answer = await core.call('GET /orcid/?code=abc');
    expect(answer.status).toBe(503);
    expect(answer.body.detail).toBe('ORCID cannot be reached now. You can register without it');
  });

  it('is asked only so often from one place', async () => {
    await core.build.sql("insert into core.login_attempt values ('call:orcid:203.0.113.9', 100, $1)", [
      Date.now() + 60_000,
    ]);
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    expect((await core.call('GET /orcid/?code=abc', { headers })).status).toBe(429);
  });
});

describe('settings of the registration page', () => {
  it('name the page of ORCID where the flow begins', async () => {
    const { status, body } = await core.call('GET /sign-up-settings/');
    expect(status).toBe(200);
    expect(body.recaptcha_site_key).toBeNull();
    const url = new URL(body.orcid_authorize_url);
    expect(`${url.origin}${url.pathname}`).toBe(`${orcid.url}/oauth/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'APP-1',
      response_type: 'code',
      scope: '/authenticate',
      redirect_uri: 'http://localhost:8080/orchid-redirect',
    });
    expect(JSON.stringify(body)).not.toContain('hush');
  });

  it('name none where ORCID is not set up', async () => {
    const plain = await startCore();
    try {
      expect((await plain.call('GET /sign-up-settings/')).body).toEqual({
        orcid_authorize_url: null,
        recaptcha_site_key: null,
      });
      expect((await plain.call('GET /orcid/?code=abc')).status).toBe(503);
    } finally {
      await plain.stop();
    }
  });
});
