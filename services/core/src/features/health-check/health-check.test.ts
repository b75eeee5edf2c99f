import http from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '@portal/kit/testing';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
let superuser: TestPerson;
const seen: string[] = [];
/** Plays the outside systems: Globus answers, BINS refuses, Zendesk hangs. */
const systems = http.createServer((request, response) => {
  seen.push(`${request.method} ${request.url} ${(request.headers.authorization ?? '').split(' ')[0]}`);
  if (request.url?.startsWith('/zendesk')) return;
  response.statusCode = request.url?.startsWith('/bins') ? 401 : 200;
  response.end('{}');
});

beforeAll(async () => {
  systems.listen(0, '127.0.0.1');
  await once(systems, 'listening');
  const address = systems.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  core = await startCore({
    GLOBUS_URL: `${base}/globus`,
    GLOBUS_CLIENT_ID: 'id',
    GLOBUS_CLIENT_SECRET: 'secret',
    BINS_URL: `${base}/bins`,
    BINS_TOKEN: 't',
    ZENDESK_URL: `${base}/zendesk`,
    ZENDESK_EMAIL: 'a@b.test',
    ZENDESK_TOKEN: 't',
    GPF_URL: 'http://127.0.0.1:1',
    GPF_TOKEN: 't',
    ABN_URL: `${base}/abn`,
    ABN_TOKEN: 't',
  });
  superuser = await core.build.person({ roles: ['superuser'], institution: null });
});
afterAll(async () => {
  await core.stop();
  systems.closeAllConnections();
  systems.close();
});

const check = (service: string, as = superuser) => core.call(`GET /health-check/?service=${service}`, { as });

it('reports of each system whether it answers, with our credentials [C6.4.8 S7-26]', async () => {
  expect((await check('GLOBUS')).body).toMatchObject({ service: 'GLOBUS', state: 'ok' });
  expect((await check('BINS')).body.state).toBe('failing');
  expect((await check('GPF')).body.state).toBe('unreachable');
  expect((await check('ABN')).body.state).toBe('ok');
  expect(seen).toContain('POST /globus/v2/oauth2/token Basic');
  expect(seen).toContain('GET /bins/orders?limit=1 Token');
  expect(seen).toContain('GET /abn/donors?store=main&limit=1 Bearer');
});

it('waits three seconds for one that hangs, and the others do not wait with it', async () => {
  const hanging = check('ZENDESK_API');
  const started = performance.now();
  expect((await check('GLOBUS')).body.state).toBe('ok');
  expect(performance.now() - started).toBeLessThan(2000);
  const { body } = await hanging;
  expect(body.state).toBe('unreachable');
  expect(body.milliseconds).toBeGreaterThan(2500);
  expect(body.milliseconds).toBeLessThan(4500);
});

it('says of one that is not set up that it is not', async () => {
  const bare = await startCore();
  const as = await bare.build.person({ roles: ['superuser'], institution: null });
  const { body } = await bare.call('GET /health-check/?service=ABN', { as });
  expect(body).toMatchObject({ state: 'not_configured', milliseconds: 0 });
  await bare.stop();
});

it('knows no other system and answers superusers alone', async () => {
  expect((await check('NASA')).status).toBe(400);
  expect((await core.call('GET /health-check/', { as: superuser })).status).toBe(400);
  expect((await core.call('GET /health-check/?service=GPF')).status).toBe(401);
  const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  expect((await check('GPF', admin)).status).toBe(403);
});
