/** Each stand-in is spoken to as the portal's client will: over HTTP, in the protocol of the real one. */
import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakes, type Fakes } from '../app.ts';
import { createSystems } from './systems.ts';

let dataDir: string;
let fakes: Fakes;
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-systems-'));
  fakes = await startFakes({ dataDir });
});
afterAll(async () => {
  await fakes.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const url = (pathname: string): string => `http://127.0.0.1:${fakes.httpPort}${pathname}`;
const basic = (name: string, secret: string) =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;

interface Call {
  authorization?: string;
  json?: unknown;
  form?: Record<string, string>;
  method?: string;
}
async function call(pathname: string, { authorization, json, form, method }: Call = {}) {
  const response = await fetch(url(pathname), {
    method: method ?? (json || form ? 'POST' : 'GET'),
    redirect: 'manual',
    headers: {
      ...(authorization ? { Authorization: authorization } : {}),
      ...(json ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(json ? { body: JSON.stringify(json) } : form ? { body: new URLSearchParams(form) } : {}),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

describe('ORCID', () => {
  const redirect_uri = 'http://localhost:8080/orchid-redirect';
  const client = { client_id: 'APP-1', redirect_uri };

  async function authorize(): Promise<string> {
    const { status, headers } = await call('/orcid/oauth/authorize', { form: { ...client, state: 's1' } });
    const target = new URL(headers.get('location') ?? '');
    expect([status, target.origin, target.searchParams.get('state')]).toEqual([
      302,
      'http://localhost:8080',
      's1',
    ]);
    return target.searchParams.get('code') ?? '';
  }
  const exchange = (code: string, changes: Record<string, string> = {}) =>
    call('/orcid/oauth/token', {
      form: { ...client, client_secret: 'x', grant_type: 'authorization_code', code, ...changes },
    });

  it('asks the person on a page that may send them back to the portal only', async () => {
    const query = new URLSearchParams({ ...client, response_type: 'code', state: '"><b>' });
    const page = await call(`/orcid/oauth/authorize?${query}`);
    expect(page.status).toBe(200);
    expect(page.body).toContain('<button>Authorize access</button>');
    expect(page.body).not.toContain('"><b>');
    expect(page.headers.get('content-security-policy')).toContain(
      "form-action 'self' http://localhost:8080;",
    );
    expect((await call('/orcid/oauth/authorize?response_type=code')).status).toBe(400);
  });

  it('exchanges a code once for the iD', async () => {
    const code = await authorize();
    expect(await exchange(code)).toMatchObject({
      status: 200,
      body: { token_type: 'bearer', orcid: '0000-0002-1825-0097', name: 'Josiah Carberry' },
    });
    expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('refuses a code of another client and a client without its secret', async () => {
    expect(await exchange(await authorize(), { client_id: 'APP-2' })).toMatchObject({ status: 400 });
    expect(await exchange(await authorize(), { client_secret: '' })).toMatchObject({ status: 401 });
  });
});

describe('Globus', () => {
  const group = '/globus/v2/groups/1c1e0f2a-6d0f-4a55-9d5a-3f7a5b0e8c11';

  it('adds and removes members of a group, and says whom it could not', async () => {
    expect((await call(group)).status).toBe(401);
    const form = { grant_type: 'client_credentials', scope: 'groups' };
    const { body: token } = await call('/globus/v2/oauth2/token', {
      form,
      authorization: basic('id', 'secret'),
    });
    const authorization = `Bearer ${token.access_token}`;
    const names = '/globus/v2/api/identities?usernames=ada@uni.test,nobody';
    expect((await call(names, { authorization })).status).toBe(401);
    const found = await call(names, { authorization: basic('id', 'secret') });
    expect(found.body.identities).toHaveLength(1);
    const identity_id = String(found.body.identities[0].id);

    const member = { add: [{ identity_id, role: 'member' }] };
    const added = await call(group, { authorization, json: member });
    expect(added.body.add).toMatchObject([{ identity_id, status: 'active' }]);
    const again = await call(group, { authorization, json: member });
    expect(again.body.errors.add).toMatchObject([{ identity_id, code: 'ALREADY_ACTIVE' }]);
    expect((await call(group, { authorization })).body.memberships).toHaveLength(1);
    const removed = await call(group, { authorization, json: { remove: [{ identity_id }] } });
    expect(removed.body.remove).toMatchObject([{ identity_id, status: 'removed' }]);
    expect((await call(group, { authorization })).body.memberships).toEqual([]);
    expect((await call('/globus/v2/groups/nonsense', { authorization })).status).toBe(422);
  });

  it('gives no token without the secret', async () => {
    expect(
      (await call('/globus/v2/oauth2/token', { form: { grant_type: 'client_credentials' } })).status,
    ).toBe(401);
  });
});

it('BINS makes an order under the number that it is given, once, and changes it', async () => {
  const authorization = 'Token secret';
  const order = {
    orderId: 12,
    name: 'Ada',
    email: 'ada@x.test',
    institution: 'X',
    request_id: 7,
    cases: [{}],
  };
  expect((await call('/bins/orders', { json: order })).status).toBe(401);
  const made = await call('/bins/orders', { authorization, json: order });
  expect([made.status, made.body.orderId]).toEqual([201, 12]);
  const again = await call('/bins/orders', { authorization, json: { ...order, name: 'Bo' } });
  expect([again.status, again.body.name]).toEqual([200, 'Ada']);
  const changed = await call('/bins/orders/12', {
    method: 'PUT',
    authorization,
    json: { ...order, name: 'Bo' },
  });
  expect(changed.body).toMatchObject({ orderId: 12, name: 'Bo', created_date: made.body.created_date });
  expect((await call('/bins/orders', { authorization })).body.results).toHaveLength(1);
  expect((await call('/bins/orders', { authorization, json: { orderId: 13 } })).body).toHaveProperty('email');
  expect((await call('/bins/orders', { authorization, json: {} })).body).toHaveProperty('orderId');
  expect((await call('/bins/orders/1', { authorization })).status).toBe(404);
  const refused = { ...order, orderId: 14, name: 'Ada (BINS says no)' };
  expect((await call('/bins/orders', { authorization, json: refused })).status).toBe(422);
});

it('BINS stores an order, and says nothing of it', async () => {
  const order = {
    orderId: 15,
    name: 'Ada (BINS is slow)',
    email: 'a@x.test',
    institution: 'X',
    request_id: 7,
    cases: [{}],
  };
  const headers = { Authorization: 'Token secret', 'Content-Type': 'application/json' };
  const silent = fetch(url('/bins/orders'), {
    method: 'POST',
    headers,
    body: JSON.stringify(order),
    signal: AbortSignal.timeout(500),
  });
  await expect(silent).rejects.toThrow(/timeout/);
  expect((await call('/bins/orders/15', { authorization: 'Token secret' })).body).toMatchObject(order);
});

it.each([
  ['reject', 400],
  ['garble', 200],
])('can be set to %s', async (mode, status) => {
  await call(`/control/bins/${mode}`, { method: 'POST' });
  const answer = await fetch(url('/bins/orders'), { headers: { Authorization: 'Token secret' } });
  expect(answer.status).toBe(status);
  const text = await answer.text();
  expect(text.startsWith('<h1>')).toBe(mode === 'garble');
  await call('/control/bins/up', { method: 'POST' });
});

it('Zendesk answers the conversation of a ticket with its people', async () => {
  const authorization = basic('staff@foundation.test/token', 'key');
  const { body } = await call('/zendesk/api/v2/tickets/1042/comments.json?include=users', { authorization });
  expect(body.comments[0]).toMatchObject({ body: expect.any(String), created_at: expect.any(String) });
  const people = body.users.map(({ id }: { id: number }) => id);
  for (const { author_id } of body.comments) expect(people).toContain(author_id);
  const many = await call('/zendesk/api/v2/tickets/show_many.json?ids=1042,5', { authorization });
  expect(many.body.tickets).toMatchObject([{ id: 1042 }]);
  expect((await call('/zendesk/api/v2/tickets/5/comments.json', { authorization })).status).toBe(404);
  expect((await call('/zendesk/api/v2/tickets/1042.json')).status).toBe(401);
});

it('Zendesk preserves what is added to a ticket over a restart, and fails where it is set to', async () => {
  const authorization = basic('staff@foundation.test/token', 'key');
  const ticket = '/zendesk/api/v2/tickets/1077';
  const json = { ticket: { comment: { html_body: '<p>It left today.</p>' } } };
  expect((await call(`${ticket}.json`, { authorization, method: 'PUT', json })).status).toBe(200);
  await call('/zendesk/failures', { authorization, method: 'PUT', json: { ticket: 1078, status: 401 } });
  await fakes.stop();
  fakes = await startFakes({ dataDir });
  const { body } = await call(`${ticket}/comments.json?sort_order=desc`, { authorization });
  expect(body.comments).toHaveLength(4);
  expect(body.comments[0]).toMatchObject({ html_body: '<p>It left today.</p>' });
  expect((await call('/zendesk/api/v2/tickets/1078/comments.json', { authorization })).status).toBe(401);
  expect((await call('/zendesk/api/v2/tickets/1503.json', { authorization })).status).toBe(503);
  await call('/zendesk/failures', { authorization, method: 'PUT', json: { ticket: 1078, status: null } });
  expect((await call('/zendesk/api/v2/tickets/1078.json', { authorization })).status).toBe(200);
  await call('/control/zendesk/refuse', { method: 'POST' });
  expect((await call(`${ticket}.json`, { authorization })).status).toBe(401);
  await call('/control/zendesk/up', { method: 'POST' });
});

it('GPF lets people into a group and out of it', async () => {
  const authorization = 'Bearer t';
  const json = { groupName: 'SSC', userEmail: 'Ada@uni.test' };
  expect((await call('/gpf/api/v3/groups/add-user', { json })).status).toBe(401);
  const added = await call('/gpf/api/v3/groups/add-user', { authorization, json });
  expect(added.body.users).toEqual(['ada@uni.test']);
  await call('/gpf/api/v3/groups/remove-user', { authorization, json });
  expect((await call('/gpf/api/v3/groups?name=SSC', { authorization })).body).toEqual([
    { name: 'SSC', users: [] },
  ]);
});

describe('the inventory of samples', () => {
  const authorization = 'Bearer t';
  const ask = (ids: readonly string[], kind = 'Plasma') =>
    call('/samples/availability', { authorization, json: { sample_type: kind, ids } });

  it('answers what was put in, also after a restart', async () => {
    const sample = { sample_id: '11000-p1', amount_available: 200, ipsc_consented: true };
    const json = { sample_type: 'Plasma', samples: [sample, { sample_id: 5 }] };
    expect((await call('/samples/stock', { method: 'PUT', json })).status).toBe(401);
    const put = await call('/samples/stock', { method: 'PUT', authorization, json });
    expect(put.body).toEqual({ sample_type: 'Plasma', count: 1 });
    expect((await ask(['11000-p1', 'none'])).body).toEqual({ samples: [sample] });
    expect((await ask(['11000-p1'], 'Fibroblasts')).body).toEqual({ samples: [] });
    await fakes.stop();
    fakes = await startFakes({ dataDir });
    expect((await ask(['11000-p1'])).body).toEqual({ samples: [sample] });
    const many = Array.from({ length: 101 }, (_, index) => `${index}`);
    for (const ids of [[], many]) expect((await ask(ids)).status).toBe(400);
  });

  it('can hang, and answer late', async () => {
    const systems = createSystems(dataDir, 50);
    const request = Object.assign(Readable.from([]), {
      method: 'GET',
      headers: {},
    }) as unknown as IncomingMessage;
    const health = () => systems.answer(request, new URL('http://fakes/samples/health'));
    const pause = async () => new Promise<'silence'>((resolve) => setTimeout(() => resolve('silence'), 200));
    systems.setMode('samples', 'hang');
    expect(await Promise.race([health(), pause()])).toBe('silence');
    systems.setMode('samples', 'late');
    const began = performance.now();
    expect(await health()).toMatchObject({ status: 200 });
    expect(performance.now() - began).toBeGreaterThanOrEqual(45);
    systems.setMode('samples', 'up');
  });
});

it.each(['orcid', 'globus', 'bins', 'zendesk', 'gpf', 'samples'])(
  '%s reports its health and can be down',
  async (name) => {
    expect(await call(`/${name}/health`)).toMatchObject({ status: 200, body: { system: name } });
    await call(`/control/${name}/down`, { method: 'POST' });
    expect((await call(`/${name}/health`)).status).toBe(503);
    await call(`/control/${name}/up`, { method: 'POST' });
    expect((await call(`/${name}/health`)).status).toBe(200);
    expect((await call(`/${name}/nothing`, { authorization: 'Bearer t' })).status).toBeGreaterThanOrEqual(
      400,
    );
  },
);

it('a body that is no JSON and a system that is none are refused', async () => {
  const broken = await fetch(url('/bins/orders'), { method: 'POST', body: '{' });
  expect(broken.status).toBe(400);
  expect((await call('/control/nobody/down', { method: 'POST' })).status).toBe(404);
});
