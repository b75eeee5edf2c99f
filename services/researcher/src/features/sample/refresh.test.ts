/** The outside inventory (`SAMPLES_URL`): what it says counts, and the portal works while it is down. */
import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startHarness, type Harness } from '@portal/core/testing';
import { openDatabase, type Database } from '@portal/kit';
import { createSignal } from '@portal/kit/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createSampleInventory } from '../../clients/sample-inventory.client.ts';
import { definition } from '../../app.ts';
import { createRequestFactories } from '../../testing/index.ts';
import { readAvailability } from './availability.queries.ts';
import { refreshSamples, type InventoryParts } from './refresh.ts';

const PLASMA = 1;
const TIMEOUT_MS = 300;
type Reply = (ids: readonly string[]) => {
  status?: number;
  body?: unknown;
  delay?: number;
  /** What happens before it is sent. */
  after?: Promise<unknown>;
};

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let database: Database;
let server: http.Server;
let reply: Reply;
let asked: { ids: string[]; sample_type: string; authorization: string | undefined }[] = [];
const warnings: string[] = [];

async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = JSON.parse(Buffer.concat(chunks).toString());
  asked.push({ ...body, authorization: request.headers.authorization });
  const { status = 200, body: content = {}, delay = 0, after } = reply(body.ids);
  await after;
  setTimeout(() => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(typeof content === 'string' ? content : JSON.stringify(content));
  }, delay);
}

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  database = openDatabase({ url: harness.database.connectionUrl('researcher') });
  server = http.createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  asked = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
  await harness.stop();
});

const parts = (): InventoryParts => ({
  database,
  log: { warn: (_: unknown, text: string) => warnings.push(text) } as unknown as InventoryParts['log'],
  inventory: createSampleInventory(
    {
      SAMPLES_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/samples/`,
      SAMPLES_TOKEN: 'secret',
    },
    TIMEOUT_MS,
  ),
});
const refresh = (ids: readonly string[]) => refreshSamples(parts(), PLASMA, ids);
const words = async (ids: readonly string[]) =>
  (
    await readAvailability(database, { kindId: PLASMA, ids, generateIpscs: false, offersAlternatives: false })
  ).map(({ availability }) => availability);
const has =
  (amount: number): Reply =>
  (ids) => ({
    body: { samples: ids.map((id) => ({ sample_id: id, amount_available: amount })) },
  });

it('is asked with the token, in batches of 100, and what it says is stored [R7-06]', async () => {
  reply = has(5);
  const ids = Array.from({ length: 250 }, (_, index) => `O-${index}`);
  expect(await refresh(ids)).toEqual({ source: 'inventory', as_of: null });
  expect(asked.map((call) => call.ids.length).toSorted((a, b) => b - a)).toEqual([100, 100, 50]);
  expect(asked[0]).toMatchObject({ sample_type: 'Plasma', authorization: 'Bearer secret' });
  expect(new Set(await words(ids))).toEqual(new Set(['Available']));
  reply = () => ({ body: { samples: [{ sample_id: 'O-0', amount_available: 0 }] } });
  await refresh(['O-0', 'O-1']);
  expect(await words(['O-0', 'O-1', 'O-2'])).toEqual(['Unavailable', 'Invalid Id', 'Available']);
});

it.each<[string, Reply]>([
  ['is down', () => ({ status: 503 })],
  ['hangs', () => ({ delay: 60_000 })],
  ['answers late', (ids) => ({ ...has(0)(ids), delay: TIMEOUT_MS * 2 })],
  ['answers something else', () => ({ body: '<html>' })],
  [
    'answers a wrong amount',
    (ids) => ({ body: { samples: ids.map((id) => ({ sample_id: id, amount_available: -1 })) } }),
  ],
])('while it %s what was known last answers, with its date', async (_, fault) => {
  await make.sample(PLASMA, 'K-1', { amount: 7 });
  reply = fault;
  const began = performance.now();
  const freshness = await refresh(['K-1', 'K-2']);
  expect(freshness).toMatchObject({ source: 'kept', as_of: expect.stringMatching(/^2\d{3}-/) });
  expect(performance.now() - began).toBeLessThan(TIMEOUT_MS + 1500);
  expect(await words(['K-1', 'K-2'])).toEqual(['Available', 'Invalid Id']);
  expect(warnings.pop()).toContain('could not be asked');
});

it('an answer that was asked for earlier overwrites none that was asked for later', async () => {
  const second = createSignal();
  const isAsked = createSignal();
  reply = (ids) => {
    isAsked.resolve();
    return { ...has(1)(ids), after: second.promise };
  };
  const first = refresh(['L-1']);
  await isAsked.promise;
  reply = has(2);
  await refresh(['L-1']);
  second.resolve();
  await first;
  const [row] = await harness.build.sql<{ amount: number }>(
    "select amount_available::float8 as amount from researcher.sample where sample_id = 'L-1'",
  );
  expect(row?.amount).toBe(2);
});

it('without the setting no one is asked; half of the setting is refused at start', async () => {
  expect(createSampleInventory({})).toBeUndefined();
  expect(() => createSampleInventory({ SAMPLES_URL: 'http://127.0.0.1:1' })).toThrow('SAMPLES_TOKEN');
  expect(() => createSampleInventory({ SAMPLES_URL: 'file:///x', SAMPLES_TOKEN: 'x' })).toThrow(
    'SAMPLES_URL',
  );
  expect(await refreshSamples({ ...parts(), inventory: undefined }, PLASMA, ['K-1'])).toEqual({
    source: 'inventory',
    as_of: null,
  });
});
