/** Shipments: how far they are, what their researcher sees and confirms, and when they are asked. */
import { startHarness, type Harness } from '@portal/core/testing';
import { openDatabase, type Database } from '@portal/kit';
import { mailWords, type TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { buildOrder, buildOrderable, buildStockedDonor, findShipment } from '../../testing/orders.ts';
import { remindOfShipments } from './shipment-reminders.ts';

let h: Harness;
let first: Database;
let second: Database;
let manager: TestPerson;

beforeAll(async () => {
  h = await startHarness(definition);
  const url = h.database.connectionUrl('tissue');
  [first, second] = [openDatabase({ url }), openDatabase({ url })];
  manager = await h.build.person({ roles: ['abn_proj_mgr'] });
});
afterAll(async () => {
  await Promise.all([first?.close(), second?.close()]);
  await h?.stop();
});
beforeEach(() => h.build.sql('delete from jobs.job'));

const ship = (id: number, body: object, as: TestPerson = manager) =>
  h.call(`PUT /abn_bins_upload/${id}/shipment/`, { as, body });
const SENT = { state: 'sent', carrier: 'FedEx', tracking_number: '7712 3344 5566' };

interface Job {
  readonly key: string;
  readonly to?: readonly string[];
  readonly subject?: string;
  readonly body?: string;
  readonly message?: string;
  readonly recipient_ids?: readonly number[];
  readonly redirect?: string;
}
const jobs = async (name: 'mail' | 'notification'): Promise<Job[]> =>
  (
    await h.build.sql<{ data: Job }>('select data from jobs.job where name like $1 order by created_on, id', [
      `${name}.requested%`,
    ])
  ).map(({ data }) => (data.body === undefined ? data : { ...data, body: mailWords(data.body) }));

describe('the shipment of an order', () => {
  it('is packed, sent, arrives; its researcher hears that it was sent', async () => {
    const request = await buildOrderable(h.build);
    const order = await buildOrder(h.build, request);
    const packed = await ship(order, { state: 'packed' });
    expect([packed.status, packed.body.progress, packed.body.shipment]).toMatchObject([
      200,
      'packed',
      { state: 'packed', sent: null, tracking_url: null },
    ]);
    expect(await jobs('mail')).toEqual([]);
    const sent = await ship(order, SENT);
    expect(sent.body.shipment).toMatchObject({
      state: 'sent',
      sent: expect.any(String),
      tracking_url: 'https://www.fedex.com/fedextrack/?trknbr=771233445566',
    });
    const [mail, ...more] = await jobs('mail');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: [request.owner.email],
      subject: `The tissue of ${request.code} is on its way`,
    });
    expect(mail?.body).toContain('FedEx, tracking number 7712 3344 5566');
    expect(await jobs('notification')).toMatchObject([
      { recipient_ids: [request.owner.id], redirect: `/request/${request.id}?tab=shipment` },
    ]);
    const corrected = await ship(order, { ...SENT, tracking_number: '7712 3344 5577' });
    expect(corrected.body.shipment.sent).toBe(sent.body.shipment.sent);
    expect(await jobs('mail')).toHaveLength(1);
    const arrived = await ship(order, { ...SENT, state: 'arrived' });
    expect(arrived.body.shipment).toMatchObject({ state: 'arrived', arrived: expect.any(String) });
  });

  it('comes back, and is packed and sent once more', async () => {
    const order = await buildOrder(h.build, await buildOrderable(h.build), { shipment: 'sent' });
    const states = [];
    for (const body of [{ ...SENT, state: 'returned' }, { state: 'packed' }, SENT])
      states.push((await ship(order, body)).body.progress);
    expect(states).toEqual(['returned', 'packed', 'shipped']);
    expect(await jobs('mail')).toHaveLength(1);
  });

  it('needs a carrier and a number to leave, and takes no step that cannot follow', async () => {
    const request = await buildOrderable(h.build);
    const order = await buildOrder(h.build, request);
    expect((await ship(order, { state: 'sent' })).body).toEqual({
      carrier: ['Please choose a carrier'],
      tracking_number: ['Please enter the tracking number'],
    });
    expect((await ship(order, { ...SENT, tracking_number: '<b>' })).status).toBe(400);
    expect((await ship(order, { ...SENT, carrier: 'Pigeon' })).status).toBe(400);
    expect((await ship(order, { ...SENT, state: 'arrived' })).body).toMatchObject({
      code: 'WRONG_STATE',
      detail: "A shipment that is Packed can't become Arrived",
    });
    const unsent = await buildOrder(h.build, request, { state: 'sending' });
    expect((await ship(unsent, SENT)).body.detail).toBe('This order has not been sent to BINS yet');
  });

  it('401, 403, 404, 409 for an older version, 428 without one', async () => {
    const request = await buildOrderable(h.build);
    const order = await buildOrder(h.build, request);
    const path = `PUT /abn_bins_upload/${order}/shipment/`;
    const { headers } = await h.call(`GET /abn_bins_upload/${order}/`, { as: manager });
    const version = { 'If-Match': headers.get('etag') ?? '' };
    expect((await h.call(path, { body: SENT, headers: version })).status).toBe(401);
    expect((await h.call(path, { as: request.owner, body: SENT, headers: version })).status).toBe(403);
    expect((await ship(999_999, SENT)).status).toBe(404);
    expect((await h.call(path, { as: manager, body: SENT, headers: { 'If-Match': '' } })).status).toBe(428);
    const both = await Promise.all(
      [0, 1].map(() => h.call(path, { as: manager, body: SENT, headers: version })),
    );
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(await jobs('mail')).toHaveLength(1);
  });
});

describe('what its researcher sees', () => {
  it('is the shipment and what is in it, and nothing of the order', async () => {
    const request = await buildOrderable(h.build);
    const order = await buildOrder(h.build, request, { shipment: 'sent' });
    const { body } = await h.call(`GET /abn_shipment/?request=${request.id}`, { as: request.owner });
    expect(body.results).toMatchObject([
      {
        state: 'sent',
        carrier: 'FedEx',
        tracking_url: expect.stringContaining('77123344'),
        samples: [{ hash_code: request.donors[0], tissue_type: 'Amygdala', amount: 2, is_received: null }],
        abilities: { confirm: true },
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/receiving@|problem|distribution|description/);
    expect((await h.call(`GET /abn_bins_upload/${order}/`, { as: request.owner })).status).toBe(403);
    const stranger = await h.build.person();
    const shipment = await findShipment(h.build, order);
    expect((await h.call(`GET /abn_shipment/${shipment}/`, { as: stranger })).status).toBe(404);
  });
});

describe('is confirmed by its researcher', () => {
  const confirm = (shipment: number, body: object, as?: TestPerson) =>
    h.call(`POST /abn_shipment/${shipment}/confirm/`, { ...(as ? { as } : {}), body });

  async function sendTwo() {
    const donors = [await buildStockedDonor(h.build), await buildStockedDonor(h.build)];
    const request = await buildOrderable(h.build, { donors });
    const order = await buildOrder(h.build, request, { shipment: 'sent' });
    const shipment = await findShipment(h.build, order);
    const { body } = await h.call(`GET /abn_shipment/${shipment}/`, { as: request.owner });
    const [one, two] = body.samples.map(({ id }: { id: number }) => id) as [number, number];
    return { request, order, shipment, one, two };
  }

  it('whole, or with what is missing; those who ordered are notified', async () => {
    const { request, order, shipment, one, two } = await sendTwo();
    expect((await confirm(shipment, { received: [one], missing: [two] }, request.owner)).body).toEqual({
      note: ['Please describe what is missing'],
    });
    const { status, body } = await confirm(
      shipment,
      { received: [one], missing: [two], note: 'One vial is empty' },
      request.owner,
    );
    expect([status, body]).toMatchObject([
      200,
      {
        state: 'arrived',
        confirmed: expect.any(String),
        note: 'One vial is empty',
        samples: [{ is_received: true }, { is_received: false }],
        abilities: { confirm: false },
      },
    ]);
    const [line] = await jobs('notification');
    expect(line).toMatchObject({
      message: `Tissue of ${request.code} is missing: 1 sample`,
      redirect: `/request/${request.id}?tab=orders`,
    });
    expect(line?.recipient_ids).toContain(manager.id);
    const seen = (await h.call(`GET /abn_bins_upload/${order}/`, { as: manager })).body;
    expect(seen).toMatchObject({
      progress: 'arrived',
      shipment: { note: 'One vial is empty' },
      cases: [{ is_received: true }, { is_received: false }],
    });
  });

  it('once, when it is on its way, with each sample named', async () => {
    const { request, order, shipment, one, two } = await sendTwo();
    const { owner } = request;
    const whole = { received: [one, two] };
    expect((await confirm(shipment, { received: [one] }, owner)).body).toEqual({
      received: ['For each listed sample, indicate whether it arrived'],
    });
    expect((await confirm(shipment, { received: [one, two], missing: [two], note: 'x' }, owner)).status).toBe(
      400,
    );
    expect((await confirm(shipment, { received: [one, two + 1000] }, owner)).status).toBe(400);
    expect((await confirm(shipment, whole)).status).toBe(401);
    expect((await confirm(shipment, whole, manager)).status).toBe(403);
    expect((await confirm(shipment, whole, await h.build.person())).status).toBe(404);
    const answers = await Promise.all([confirm(shipment, whole, owner), confirm(shipment, whole, owner)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect((await ship(order, { ...SENT, state: 'arrived' })).body.detail).toBe(
      'The researcher has already confirmed this shipment',
    );
    const packed = await buildOrder(h.build, request, { shipment: 'packed' });
    expect((await confirm(await findShipment(h.build, packed), whole, owner)).body.detail).toBe(
      'A shipment can be confirmed once it has been sent',
    );
  });
});

describe('who has not confirmed after ten days', () => {
  const RULES = { timeZone: 'America/New_York' };
  const SENT_AT = new Date('2027-03-01T15:00:00Z');
  const after = (days: number): Date => new Date(SENT_AT.getTime() + days * 86_400_000);
  const remind = (now: Date, database = first) => remindOfShipments(database, RULES, now);
  const send = async () => {
    const request = await buildOrderable(h.build);
    const order = await buildOrder(h.build, request, { shipment: 'sent', sent: SENT_AT });
    return { request, shipment: await findShipment(h.build, order) };
  };
  beforeEach(() => h.build.sql('delete from tissue.shipment'));

  it('is asked once, by mail and in the bell', async () => {
    const { request, shipment } = await send();
    const counts = [];
    for (const days of [9.9, 10, 10.1, 40]) counts.push(await remind(after(days)));
    expect(counts).toEqual([0, 1, 0, 0]);
    const [mail] = await jobs('mail');
    expect(mail).toMatchObject({
      key: `shipment-reminder-${shipment}-2027-03-01`,
      to: [request.owner.email],
      subject: `Did the tissue of ${request.code} arrive?`,
    });
    expect(mail?.body).toContain('03/01/2027');
    expect(await jobs('notification')).toMatchObject([
      { message: `Did the tissue of ${request.code} arrive?` },
    ]);
  });

  it('no one else is: not of what was confirmed, came back, or belongs to a closed account', async () => {
    const confirmed = await send();
    await h.build.sql('update tissue.shipment set confirmed = now() where id = $1', [confirmed.shipment]);
    const returned = await send();
    await h.build.sql("update tissue.shipment set state = 'returned' where id = $1", [returned.shipment]);
    const closed = await send();
    await h.build.sql('update core.account set active = false where id = $1', [closed.request.owner.id]);
    await remind(after(11));
    expect(await jobs('mail')).toEqual([]);
  });

  it('two instances that run in parallel ask once', async () => {
    for (let count = 0; count < 12; count += 1) await send();
    const counts = await Promise.all([first, second, first, second].map((db) => remind(after(11), db)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
    const keys = (await jobs('mail')).map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([12, 12]);
  });

  it('a question whose mail could not be queued is not counted as asked', async () => {
    await send();
    await h.build.sql(`create function public.refuse() returns trigger language plpgsql as
      $$ begin raise exception 'the queue is full'; end $$`);
    await h.build.sql(
      'create trigger refuse before insert on jobs.job for each row execute function public.refuse()',
    );
    await expect(remind(after(11))).rejects.toThrow('the queue is full');
    await h.build.sql('drop trigger refuse on jobs.job');
    expect(await remind(after(11))).toBe(1);
  });
});
