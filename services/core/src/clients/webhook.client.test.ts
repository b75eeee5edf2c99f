/** Calls of webhooks never reach a private network, however the address gets there (decision 538). */
import type dns from 'node:dns';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startOutsideServer, type OutsideServer } from '../testing/outside-server.ts';
import { createWebhookClient, isPrivateAddress } from './webhook.client.ts';

let receiver: OutsideServer;
beforeAll(async () => {
  receiver = await startOutsideServer();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answers(200);
});
afterAll(() => receiver.stop());

/** A resolver that answers with these addresses in turn, and counts. */
function resolveTo(...answers: string[][]) {
  const asked: string[] = [];
  const lookup = ((host: string, _options: object, callback: (error: null, found: object[]) => void) => {
    const found = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(host);
    callback(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as unknown as typeof dns.lookup;
  return { asked, lookup };
}
const call = (url: string) => ({ url, body: '{}', headers: {} });

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});
it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is public',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

it.each([
  ['a name that leads to a private network', ['10.0.0.5']],
  ['a name that leads to this machine', ['127.0.0.1']],
  ['a name with a public and a private address', ['8.8.8.8', '127.0.0.1']],
  ['a name in a private network by IPv6', ['fd00::5']],
])('refuses %s before it connects', async (_, addresses) => {
  const { lookup } = resolveTo(addresses);
  const before = receiver.connections();
  const answer = await createWebhookClient({ lookup }).send(call(`https://lake.test:${receiver.port}/`));
  expect(answer).toMatchObject({ problem: 'private_address', status: null });
  expect(receiver.connections()).toBe(before);
});

it('looks a name up once for each call and connects to what it checked, so rebinding gains nothing', async () => {
  // As a hostile name server answers: a public address (a black hole) to the check, then this machine.
  const { lookup, asked } = resolveTo(['2620:4f:8000::1'], ['127.0.0.1']);
  const before = receiver.connections();
  const client = createWebhookClient({ lookup, timeoutMs: 300 });
  const url = `https://rebind.test:${receiver.port}/`;
  expect(['timeout', 'unreachable']).toContain((await client.send(call(url))).problem);
  expect(asked).toEqual(['rebind.test']);
  expect((await client.send(call(url))).problem).toBe('private_address');
  expect(asked).toEqual(['rebind.test', 'rebind.test']);
  expect(receiver.connections()).toBe(before);
});

it.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::ffff:a00:1]/',
])('refuses %s without a lookup', async (url) => {
  const { lookup, asked } = resolveTo(['8.8.8.8']);
  expect((await createWebhookClient({ lookup }).send(call(url))).problem).toBe('private_address');
  expect(asked).toEqual([]);
});

it('refuses this machine by its name, with the resolver of the system', async () => {
  const before = receiver.connections();
  const answer = await createWebhookClient({}).send(call(`https://localhost:${receiver.port}/`));
  expect(answer.problem).toBe('private_address');
  expect(receiver.connections()).toBe(before);
});

const local = (timeoutMs = 10_000) => createWebhookClient({ testReceiver: receiver.url, timeoutMs });
const TEST_URL = 'https://receiver.test/lake?x=1';

it('calls the receiver of tests under its own name alone', async () => {
  expect(await local().send(call(TEST_URL))).toMatchObject({
    problem: null,
    status: 200,
    answer: '{}',
  });
  expect(receiver.received).toMatchObject([
    { path: '/lake?x=1', body: '{}', headers: { 'content-type': 'application/json' } },
  ]);
  expect((await local().send(call(receiver.url.replace('http:', 'https:')))).problem).toBe('private_address');
});

it('does not follow a redirect', async () => {
  receiver.answers(302);
  expect(await local().send(call(TEST_URL))).toMatchObject({ problem: 'redirect', status: 302 });
  expect(receiver.received).toHaveLength(1);
});

it('says what a receiver answered, and that none answers', async () => {
  receiver.answers(500, { detail: 'Out of space' });
  expect(await local().send(call(TEST_URL))).toMatchObject({
    problem: 'status',
    status: 500,
    answer: '{"detail":"Out of space"}',
  });
  const unreachable = createWebhookClient({ testReceiver: 'http://127.0.0.1:1' });
  expect((await unreachable.send(call(TEST_URL))).problem).toBe('unreachable');
});

it('gives up on one that hangs, and reads only the beginning of an endless answer', async () => {
  receiver.answers('hang');
  expect((await local(200).send(call(TEST_URL))).problem).toBe('timeout');
  receiver.answers('endless');
  const answer = await local().send(call(TEST_URL));
  expect(answer).toMatchObject({ problem: null, status: 200 });
  expect(answer.answer).toHaveLength(500);
});
