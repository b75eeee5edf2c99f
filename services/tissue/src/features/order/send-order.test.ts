/** What BINS learns of orders, whatever happens to BINS and to the portal (decision 350). */
import { startHarness, type Harness } from '@portal/core/testing';
import { openDatabase, type Database } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createBins, type Bins } from '../../clients/bins.client.ts';
import { startBinsServer, type BinsServer } from '../../testing/bins-server.ts';
import { buildOrderable, newOrder, orderFields } from '../../testing/orders.ts';
import { sendDueOrders, sendOrder } from './send-order.ts';

let h: Harness;
let server: BinsServer;
let bins: Bins;
let database: Database;
let manager: TestPerson;

/** Long enough for a busy machine; only the mode that hangs waits for it. */
const TIMEOUT_MS = 2000;

beforeAll(async () => {
  server = await startBinsServer();
  // Orders are sent when a test says so: the service itself has no BINS.
  h = await startHarness(definition, {}, { runs: 'events' });
  database = openDatabase({ url: h.database.connectionUrl('tissue') });
  const client = createBins(server.variables, { timeoutMs: TIMEOUT_MS });
  if (!client) throw new Error('no client');
  bins = client;
  manager = await h.build.person({ roles: ['abn_proj_mgr'] });
});
afterAll(async () => {
  await database?.close();
  await h?.stop();
  await server?.stop();
});
beforeEach(() => server.setMode('up'));

const log = { warn: () => undefined } as never;
const parts = (given: Bins = bins) => ({ database, log, bins: given });
const author = () => ({ actorId: manager.id });

/** Stored by the service, which has no one to send it to. */
async function store() {
  const request = await buildOrderable(h.build);
  const { body } = await h.call('POST /abn_bins_upload/', { as: manager, body: newOrder(request) });
  await h.build.sql('update tissue.order_sending set attempts = 0 where order_id = $1', [body.id]);
  return { id: body.id as number, request };
}
const read = async (id: number) =>
  (await h.call(`GET /abn_bins_upload/${id}/`, { as: manager })).body as {
    state: string;
    problem: string | null;
  };
/** The states that other systems learn of, in order. */
const readEvents = async (id: number) => {
  const jobs = await h.build.sql<{ state: string }>(
    `select data ->> 'state' as state from jobs.job
      where name = 'object.changed.core' and data ->> 'id' = $1 order by created_on, state desc`,
    [String(id)],
  );
  return jobs.map(({ state }) => state);
};
const there = async (id: number) => {
  await server.setMode('up');
  return (await server.orders()).filter(({ orderId }) => orderId === id);
};
/** What waits after a fault is due immediately, and the lock of the failed sender is gone. */
const hurry = () => h.build.sql('update tissue.order_sending set next_try = now(), held_until = null');

it('waits where no BINS is connected, and nothing is lost', async () => {
  const { id } = await store();
  expect(await read(id)).toMatchObject({
    state: 'sending',
    problem: 'The portal has no connection to BINS.',
    city: 'Lakeside',
  });
});

describe.each([
  ['down', 'BINS returned an error (503).', 0],
  ['conflict', 'BINS returned an error (409).', 0],
  ['refuse', 'BINS does not accept the credentials of the portal. Please check its settings.', 0],
  ['forbid', 'BINS does not accept the credentials of the portal. Please check its settings.', 0],
  ['hang', 'BINS did not answer within 2 seconds.', 0],
  ['lie', 'BINS returned an unreadable response.', 0],
  ['garble', 'BINS returned an unreadable response.', 1],
  ['swallow', 'BINS did not answer within 2 seconds.', 1],
])('while BINS plays %s', (mode, problem, stored) => {
  it('the order stays with what went wrong, and the next attempt makes it one order there', async () => {
    const { id } = await store();
    await server.setMode(mode);
    await sendOrder(parts(), id, author());
    expect(await read(id)).toMatchObject({ state: 'sending', problem });
    expect(await there(id)).toHaveLength(stored);
    await sendOrder(parts(), id, author());
    expect(await read(id)).toMatchObject({ state: 'sent', problem: null });
    expect(await there(id)).toHaveLength(1);
    expect(await readEvents(id)).toEqual(['sending', 'sent']);
  });
});

it('no one listens: the order stays, and is sent once someone does', async () => {
  const { id } = await store();
  const unreachable = createBins({ BINS_URL: 'http://127.0.0.1:9', BINS_TOKEN: 'x' });
  await sendOrder({ ...parts(), bins: unreachable }, id, author());
  expect(await read(id)).toMatchObject({ state: 'sending', problem: "We couldn't reach BINS." });
});

it('what BINS refuses is not tried again automatically, and can be changed and sent again', async () => {
  const { id, request } = await store();
  await server.setMode('reject');
  await sendOrder(parts(), id, author());
  expect(await read(id)).toMatchObject({
    state: 'refused',
    problem: 'BINS rejected this order (400). Please review it and send it again.',
  });
  await hurry();
  await server.setMode('up');
  await sendDueOrders(parts());
  expect(await there(id)).toEqual([]);
  const fields = { ...orderFields(request.donors), city: 'Granite Bay' };
  await h.call(`PUT /abn_bins_upload/${id}/`, { as: manager, body: fields });
  expect(await read(id)).toMatchObject({ state: 'sending', changed: expect.any(String), change_sent: null });
  await hurry();
  await sendDueOrders(parts());
  expect(await read(id)).toMatchObject({ state: 'sent', problem: null, change_sent: expect.any(String) });
  expect(await there(id)).toMatchObject([{ city: 'Granite Bay' }]);
  expect((await readEvents(id)).toSorted()).toEqual(['refused', 'sending', 'sending', 'sent']);
});

it('orders that BINS refused need a hand, by cause, and are sent once more from there', async () => {
  const problem = 'BINS rejected this order (400). Please review it and send it again.';
  const [first, second] = [await store(), await store()];
  await server.setMode('reject');
  for (const { id } of [first, second]) await sendOrder(parts(), id, author());
  const readCause = async (as = manager) => {
    const { body } = await h.call('GET /tissue-attention/', { as });
    const { causes } = body as { causes: { cause: string; retry: number[] }[] };
    return causes.find(({ cause: one }) => one === problem);
  };
  const cause = await readCause();
  expect(cause).toMatchObject({ area: 'order' });
  expect(cause?.retry).toEqual(expect.arrayContaining([first.id, second.id]));
  const reader = await h.build.person({ roles: ['internal_read_only'] });
  expect(await readCause(reader)).toBeUndefined();
  const retry = (as: TestPerson) =>
    h.call('POST /tissue-attention/retry/', { as, body: { area: 'order', ids: [first.id] } });
  expect((await retry(reader)).body).toMatchObject({ done: 0, refused: 1 });
  expect((await retry(manager)).body).toMatchObject({ done: 1, refused: 0 });
  expect((await readCause())?.retry).not.toContain(first.id);
  await server.setMode('up');
  await sendDueOrders(parts());
  expect(await read(first.id)).toMatchObject({ state: 'sent', problem: null });
  expect((await retry(manager)).body.results).toMatchObject([{ code: 'WRONG_STATE' }]);
});

it('of many who send one order in parallel, BINS gets it once', async () => {
  const { id } = await store();
  let calls = 0;
  const counted: Bins = { saveOrder: (...given) => ((calls += 1), bins.saveOrder(...given)) };
  await Promise.all(Array.from({ length: 8 }, () => sendOrder(parts(counted), id, author())));
  expect([calls, (await there(id)).length]).toEqual([1, 1]);
});

it('survives being killed in the middle of a call: the background job finishes it, and it is there once', async () => {
  const { id } = await store();
  // BINS stores it, and the portal dies before it hears of that.
  const dying: Bins = {
    saveOrder: async (...given) => {
      await bins.saveOrder(...given);
      await new Promise<never>(() => undefined);
    },
  };
  void sendOrder(parts(dying), id, author());
  await h.eventually(async () => (await there(id)).length === 1);
  expect(await read(id)).toMatchObject({ state: 'sending' });
  // The killed sender still has the lock for a while: no one else sends the order until it ends.
  await h.build.sql('update tissue.order_sending set next_try = now() where order_id = $1', [id]);
  await sendDueOrders(parts());
  expect(await read(id)).toMatchObject({ state: 'sending' });
  await hurry();
  await sendDueOrders(parts());
  expect(await read(id)).toMatchObject({ state: 'sent' });
  expect(await there(id)).toHaveLength(1);
});

it('what is changed during a call is sent in turn', async () => {
  const { id, request } = await store();
  const changing: Bins = {
    saveOrder: async (...given) => {
      await bins.saveOrder(...given);
      const fields = { ...orderFields(request.donors), city: 'Riverton' };
      // The service cannot send it, and waits no longer than it must for the process that has it.
      await h.build.sql('update tissue.order_sending set held_until = null where order_id = $1', [id]);
      await h.call(`PUT /abn_bins_upload/${id}/`, { as: manager, body: fields });
    },
  };
  await sendOrder(parts(changing), id, author());
  expect(await read(id)).toMatchObject({ state: 'sending' });
  await hurry();
  await sendDueOrders(parts());
  expect(await read(id)).toMatchObject({ state: 'sent' });
  expect(await there(id)).toMatchObject([{ city: 'Riverton' }]);
});

it('a later attempt waits longer', async () => {
  const { id } = await store();
  await server.setMode('down');
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await sendOrder(parts(), id);
    const [row] = await h.build.sql<{ pause: number }>(
      'select extract(epoch from next_try - now())::float as pause from tissue.order_sending where order_id = $1',
      [id],
    );
    pauses.push(Math.round((row?.pause ?? 0) / 10) * 10);
  }
  expect(pauses).toEqual([10, 20, 40]);
  expect(await sendDueOrders(parts())).toBe(0);
});

describe('is sent again by a person', () => {
  const again = (id: number, as = manager) => h.call(`POST /abn_bins_upload/${id}/send/`, { as });

  it('whatever prevented it; not when BINS has it', async () => {
    const { id } = await store();
    expect((await again(id)).body).toMatchObject({ state: 'sending', problem: expect.any(String) });
    await sendOrder(parts(), id);
    expect((await again(id)).body.code).toBe('WRONG_STATE');
    expect((await again(999_999)).status).toBe(404);
    expect((await again(id, await h.build.person())).status).toBe(403);
    expect((await h.call(`POST /abn_bins_upload/${id}/send/`)).status).toBe(401);
  });

  it('also after it was refused, and after its request was Fulfilled', async () => {
    const { id, request } = await store();
    await server.setMode('reject');
    await sendOrder(parts(), id);
    await h.build.sql('update researcher.request set status = 7 where id = $1', [request.id]);
    expect((await again(id)).body).toMatchObject({ state: 'sending' });
    await server.setMode('up');
    await sendOrder(parts(), id);
    expect(await there(id)).toHaveLength(1);
  });
});
