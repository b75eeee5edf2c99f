/** Conversations of the tickets of a request: each alone may fail, and no one reads tickets of others. */
import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createZendeskClient } from '../../clients/zendesk.client.ts';
import { definition } from '../../app.ts';
import { createConversationCache } from './conversations.ts';

const REQUEST = 7;
const OWN = ['11', '12', '13', '14', '15', '16'];
let server: http.Server;
let harness: Harness;
let admin: TestPerson;
/** By ticket: the status and the body with which Zendesk answers; 0 never answers. */
let replies: Record<string, { status: number; body?: unknown }> = {};
let asked: string[] = [];

const comment = (id: number, author_id: number, html_body: string, created_at: string) => ({
  id,
  author_id,
  html_body,
  created_at,
});
const PEOPLE = [{ id: 1, name: 'Ana Soto', email: 'ana@uni.test' }];
const conversation = (...comments: readonly unknown[]) => ({
  status: 200,
  body: { comments, users: PEOPLE },
});
const LETTER = conversation(comment(5, 1, '<p>When?</p>', '2026-01-05T14:00:00Z'));

const wire = () => ({ id: REQUEST, details: { zendesk_ticket_ids: OWN } });

function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
  const url = request.url ?? '';
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const ticket = /^\/zendesk\/api\/v2\/tickets\/(\d+)\/comments\.json/.exec(url)?.[1];
  if (ticket === undefined) {
    const found = url.startsWith(`/request/${REQUEST}/?expand=details`);
    return send(found ? 200 : 404, found ? wire() : { detail: 'Not found' });
  }
  asked.push(`${ticket} ${request.headers.authorization}`);
  const reply = replies[ticket] ?? { status: 404 };
  if (reply.status !== 0) send(reply.status, reply.body ?? { error: 'x' });
}

beforeAll(async () => {
  server = http.createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  harness = await startHarness(definition, {
    SERVICE_URLS: JSON.stringify({ researcher: base }),
    ZENDESK_URL: `${base}/zendesk/`,
    ZENDESK_EMAIL: 'staff@foundation.test',
    ZENDESK_TOKEN: 'key',
  });
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterEach(() => {
  asked = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await harness.stop();
});

const read = (ids: string, { request = REQUEST, as = admin }: { request?: number; as?: TestPerson } = {}) =>
  harness.call(`GET /zendesk_ticket/?request=${request}&ids=${ids}`, { as });

it('gives each ticket with who wrote, when and what, oldest first; one that is missing costs only itself [S7-18 S3-24]', async () => {
  replies = {
    11: conversation(
      comment(6, 9, '<p>Soon.</p>', '2026-01-05T15:00:00Z'),
      comment(5, 1, '<p>When?</p>', '2026-01-05T14:00:00Z'),
    ),
  };
  const { status, body } = await read('11,12,11');
  expect(status).toBe(200);
  expect(body.results).toEqual([
    {
      id: '11',
      state: 'found',
      messages: [
        {
          id: '5',
          body: '<p>When?</p>',
          created_at: '2026-01-05T14:00:00.000Z',
          user_data: { name: 'Ana Soto', email: 'ana@uni.test' },
        },
        {
          id: '6',
          body: '<p>Soon.</p>',
          created_at: '2026-01-05T15:00:00.000Z',
          user_data: { name: '', email: '' },
        },
      ],
    },
    { id: '12', state: 'missing', messages: [] },
  ]);
  const credentials = Buffer.from('staff@foundation.test/token:key').toString('base64');
  expect(asked.toSorted()).toEqual([`11 Basic ${credentials}`, `12 Basic ${credentials}`]);
});

it('asks Zendesk once a minute, also when two people ask in parallel [S7-18]', async () => {
  let now = 0;
  let calls = 0;
  const cache = createConversationCache(
    { readConversation: () => Promise.resolve(calls++ ? [] : undefined) },
    () => now,
  );
  const state = async () => (await cache.read('1', () => undefined)).state;
  expect(await Promise.all([state(), state()])).toEqual(['missing', 'missing']);
  now = 59_999;
  expect(await state()).toBe('missing');
  now = 60_001;
  expect(await state()).toBe('found');
  expect(calls).toBe(2);
});

it('a failure is asked again after five seconds, not after a minute', async () => {
  let now = 0;
  let isDown = true;
  const reported: unknown[] = [];
  const readConversation = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve([]));
  const cache = createConversationCache({ readConversation }, () => now);
  const state = async () => (await cache.read('1', (error) => reported.push(error))).state;
  expect(await state()).toBe('failed');
  isDown = false;
  now = 4999;
  expect(await state()).toBe('failed');
  now = 5001;
  expect(await state()).toBe('found');
  expect(reported).toHaveLength(1);
});

it.each([
  ['401', { status: 401 }],
  ['503', { status: 503 }],
  ['an answer that is none', { status: 200, body: { comments: 'x' } }],
])('%s from Zendesk fails that ticket alone [S2.19-04]', async (_, reply) => {
  const ticket = { 401: '13', 503: '14', 200: '15' }[reply.status] ?? '';
  replies = { 11: LETTER, [ticket]: reply };
  const { status, body } = await read(`${ticket},11`);
  expect(status).toBe(200);
  expect(body.results.map(({ state }: { state: string }) => state)).toEqual(['failed', 'found']);
});

it('does not wait for a Zendesk that says nothing, and says at start what is missing', async () => {
  replies = { 16: { status: 0 } };
  const { port } = server.address() as AddressInfo;
  const settings = {
    ZENDESK_URL: `http://127.0.0.1:${port}/zendesk`,
    ZENDESK_EMAIL: 'a@b.test',
    ZENDESK_TOKEN: 't',
  };
  const began = performance.now();
  await expect(createZendeskClient(settings, 100)?.readConversation('16')).rejects.toThrow('timeout');
  expect(performance.now() - began).toBeLessThan(2000);
  expect(createZendeskClient({})).toBeUndefined();
  expect(() => createZendeskClient({ ...settings, ZENDESK_TOKEN: undefined })).toThrow('ZENDESK_TOKEN');
  expect(() => createZendeskClient({ ...settings, ZENDESK_URL: 'file:///x' })).toThrow('ZENDESK_URL');
});

it('bodies are sanitized, and words without HTML stay words [S2.19-05]', async () => {
  replies = {
    14: conversation(
      comment(
        1,
        1,
        '<p onclick="x()">Hi<script>x()</script><img src=x onerror=y><a href="javascript:z">l</a></p>',
        '2026-01-05T14:00:00Z',
      ),
      { id: 2, author_id: 1, body: 'a < b\n<b>c</b>', created_at: '2026-01-05T15:00:00Z' },
    ),
  };
  const client = createZendeskClient({
    ZENDESK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/zendesk`,
    ZENDESK_EMAIL: 'a@b.test',
    ZENDESK_TOKEN: 't',
  });
  const messages = await client?.readConversation('14');
  expect(messages?.map(({ body }) => body)).toEqual([
    '<p>Hi<a>l</a></p>',
    'a &lt; b<br />&lt;b&gt;c&lt;/b&gt;',
  ]);
});

it('a ticket that is not one of the request is not read, and strangers read none', async () => {
  replies = { 99: LETTER };
  const other = await read('99');
  expect(other.body.results).toEqual([{ id: '99', state: 'missing', messages: [] }]);
  expect(asked).toEqual([]);
  expect((await read('11', { request: 8 })).status).toBe(404);
  expect((await harness.call(`GET /zendesk_ticket/?request=${REQUEST}&ids=11`)).status).toBe(401);
  const researcher = await harness.build.person();
  expect((await read('11', { as: researcher })).status).toBe(403);
  // Names and addresses of researchers are not for who only looks on.
  const onlooker = await harness.build.person({ roles: ['internal_read_only'], institution: null });
  expect((await read('11', { as: onlooker })).status).toBe(403);
  for (const ids of ['', 'x', '1,', '-1', Array.from({ length: 21 }, (_, id) => id).join(',')])
    expect([ids, (await read(ids)).status]).toEqual([ids, 400]);
});
