/** Orders of tissue: what they begin with, who places them, when, and of what (spec 3 sections 3, 4.6 and 7). */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { buildConflict } from '@portal/researcher/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { startBinsServer, type BinsServer } from '../../testing/bins-server.ts';
import {
  buildOrder,
  buildOrderable,
  buildStockedDonor,
  newOrder,
  orderFields,
  piece,
} from '../../testing/orders.ts';

let h: Harness;
let bins: BinsServer;
let manager: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  bins = await startBinsServer();
  h = await startHarness(definition, bins.variables);
  manager = await h.build.person({ roles: ['abn_proj_mgr'] });
  admin = await h.build.person({ roles: ['sfari_admin'] });
});
afterAll(async () => {
  await h?.stop();
  await bins?.stop();
});
beforeEach(() => bins.setMode('up'));

const place = (body: object, as: TestPerson | undefined = manager) =>
  h.call('POST /abn_bins_upload/', { ...(as ? { as } : {}), body });
const read = async (id: number) => (await h.call(`GET /abn_bins_upload/${id}/`, { as: manager })).body;
const readForm = (id: number, as = manager) => h.call(`GET /abn-request/${id}/order-form/`, { as });

it('begins with what the request says, and with the donors that it was submitted with [S3-40]', async () => {
  const request = await buildOrderable(h.build);
  const { status, body } = await readForm(request.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Jonas Lindgren',
    email: 'receiving@university.test',
    address: '12 College Road',
    phone_numbers: ['+1 555 0117'],
    is_orderable: true,
    wish: { brain_area: 'Amygdala', tissue_needed: '2 g of each donor.', storage: 'frozen' },
    donors: [
      {
        donor_hash: request.donors[0],
        diagnosis: 'Autism',
        stock: [
          {
            hemisphere: 'Left Hemisphere',
            tissue_type: 'Amygdala',
            storage: 'frozen',
            unit: 'g',
            amount: 10,
            left: 10,
          },
        ],
      },
    ],
  });
  expect(body.institution).toMatch(/^University of Test/);
});

it('is sent to BINS under its own number, with all of its fields [S3-40 S7-32]', async () => {
  const request = await buildOrderable(h.build);
  const { status, body } = await place(newOrder(request));
  expect([status, body.state, body.problem]).toEqual([201, 'sent', null]);
  expect(body).toMatchObject({
    request_id: request.id,
    request_type: 8,
    progress: 'ordered',
    shipment: null,
  });
  const there = (await bins.orders()).find(({ orderId }) => orderId === body.id);
  expect(there).toMatchObject({
    ...orderFields(request.donors),
    request_id: request.id,
    request_type: 8,
    created_date: expect.any(String),
  });
  const listed = await h.call(`GET /abn_bins_upload/?request_id=${request.id}`, { as: admin });
  expect(listed.body.results.map(({ id }: { id: number }) => id)).toEqual([body.id]);
});

it('is one order, however often a browser that heard no answer places it', async () => {
  const request = await buildOrderable(h.build);
  const body = newOrder(request);
  const answers = await Promise.all([place(body), place(body), place(body)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  const other = await buildOrderable(h.build);
  expect((await place({ ...newOrder(other), key: body.key })).body.code).toBe('CONFLICT');
});

it('is placed only by managers and administrators, for an Approved request that asks for tissue [S4.6-03]', async () => {
  const request = await buildOrderable(h.build);
  const statuses = async (as?: TestPerson, given = request) =>
    (await h.call('POST /abn_bins_upload/', { ...(as ? { as } : {}), body: newOrder(given) })).status;
  expect(await statuses()).toBe(401);
  for (const role of ['abn_reviewer', 'internal_read_only', 'access_admin', 'superuser'] as const)
    expect(await statuses(await h.build.person({ roles: [role] }))).toBe(403);
  expect(await statuses(request.owner)).toBe(403);
  expect(await statuses(admin, await buildOrderable(h.build, { type: 7 }))).toBe(201);
  const refused = async (given: Parameters<typeof buildOrderable>[1]) =>
    (await place(newOrder(await buildOrderable(h.build, given)))).body.code ?? 'none';
  expect(await refused({ status: 3 })).toBe('WRONG_STATE');
  expect(await refused({ status: 7 })).toBe('WRONG_STATE');
  expect(await refused({ status: 12 })).toBe('WRONG_STATE');
  expect(await refused({ type: 6 })).toBe('WRONG_STATE');
  expect(await refused({ type: 2 })).toBe('NOT_FOUND');
  expect(await refused({ status: 1 })).toBe('NOT_FOUND');
  expect((await readForm((await buildOrderable(h.build, { type: 6 })).id)).body.code).toBe('WRONG_STATE');
  expect((await readForm((await buildOrderable(h.build, { status: 7 })).id)).body.is_orderable).toBe(false);
});

it('is no one’s to read who has a conflict of interest with the request', async () => {
  const request = await buildOrderable(h.build);
  const order = await buildOrder(h.build, request);
  const other = await h.build.person({ roles: ['abn_proj_mgr'] });
  await buildConflict(h.build, { request, reviewer: other });
  expect((await h.call(`GET /abn_bins_upload/${order}/`, { as: other })).status).toBe(404);
  expect((await place(newOrder(request), other)).status).toBe(404);
  expect((await h.call(`GET /abn_bins_upload/${order}/`, { as: manager })).status).toBe(200);
});

describe('contains only donors of the request', () => {
  const getFields = async (change: (body: ReturnType<typeof newOrder>) => object) => {
    const request = await buildOrderable(h.build);
    const { status, body } = await place(change(newOrder(request)));
    return [status, body];
  };

  it('and no others', async () => {
    const stranger = await buildStockedDonor(h.build);
    expect(await getFields((body) => ({ ...body, ...orderFields([stranger]) }))).toEqual([
      400,
      { donor: [`These donors are not part of the submitted request: ${stranger}`] },
    ]);
  });

  it('each described, and asked something of', async () => {
    const request = await buildOrderable(h.build);
    const [hash = ''] = request.donors;
    const body = newOrder(request);
    const silent = { hemisphere: null, tissue: ' ', description: '', record_id: '' };
    expect((await place({ ...body, donor: { [hash]: silent } })).body).toEqual({
      donor: [`Choose a hemisphere or name the tissue for these donors: ${hash}`],
    });
    expect((await place({ ...body, donor: {} })).status).toBe(400);
    expect((await place({ ...body, cases: [] })).body).toEqual({
      cases: ['Add at least one piece of tissue'],
    });
  });

  it('and tissue that they have, in the words of the field', async () => {
    const request = await buildOrderable(h.build);
    const [hash = ''] = request.donors;
    const cases = [piece(hash), { ...piece(hash), tissue_type: 'Cerebellum' }];
    expect((await place({ ...newOrder(request), cases })).body).toEqual({
      'cases.1': [`This tissue of donor ${hash} is not available`],
    });
    expect((await place({ ...newOrder(request), cases: [piece(hash, 0)] })).body).toEqual({
      'cases.0.amount': ['Must be greater than 0'],
    });
    expect((await place({ ...newOrder(request), name: ' ', email: 'nobody' })).body).toEqual({
      name: ['Required field'],
      email: [expect.any(String)],
    });
  });
});

describe('what was ordered is stored', () => {
  it('and more than is left is refused, with what is left', async () => {
    const hash = await buildStockedDonor(h.build, 10);
    const one = await buildOrderable(h.build, { donors: [hash] });
    const other = await buildOrderable(h.build, { donors: [hash] });
    expect((await place(newOrder(one, 7))).status).toBe(201);
    expect((await readForm(other.id)).body.donors[0].stock).toMatchObject([{ amount: 10, left: 3 }]);
    const { status, body } = await place(newOrder(other, 4));
    expect([status, body.code, body.detail]).toEqual([
      409,
      'CONFLICT',
      `Donor ${hash}: only 3 g left of Amygdala, Left Hemisphere, frozen. Please enter that or less`,
    ]);
    expect((await place(newOrder(other, 3))).status).toBe(201);
  });

  it('also where the brain bank does not say how much there is', async () => {
    const request = await buildOrderable(h.build, { donors: [await buildStockedDonor(h.build, null)] });
    expect((await place(newOrder(request, 500))).status).toBe(201);
  });

  it('of two orders for the last piece one gets it', async () => {
    const hash = await buildStockedDonor(h.build, 2);
    const requests = await Promise.all(
      Array.from({ length: 6 }, () => buildOrderable(h.build, { donors: [hash] })),
    );
    const answers = await Promise.all(requests.map((request) => place(newOrder(request, 2))));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual([
      '201',
      '409',
      '409',
      '409',
      '409',
      '409',
    ]);
  });

  it('until its request came to nothing, or the brain bank was read after it had left', async () => {
    const hash = await buildStockedDonor(h.build, 2);
    const [one, other] = [
      await buildOrderable(h.build, { donors: [hash] }),
      await buildOrderable(h.build, { donors: [hash] }),
    ];
    const left = async () => (await readForm(other.id)).body.donors[0].stock[0].left;
    const order = await buildOrder(h.build, one, { shipment: 'sent', sent: new Date('2026-01-02') });
    expect(await left()).toBe(0);
    await h.build.sql(
      `insert into tissue.donor_sync (store, kind, state, started) values ('main', 'full', 'failed', '2026-01-03'),
        ('main', 'full', 'done', '2026-01-01')`,
    );
    expect(await left()).toBe(0);
    await h.build.sql(
      `insert into tissue.donor_sync (store, kind, state, started) values ('main', 'full', 'done', '2026-01-03')`,
    );
    expect(await left()).toBe(2);
    await h.build.sql('delete from tissue.shipment where order_id = $1', [order]);
    expect(await left()).toBe(0);
    await h.build.sql('update researcher.request set status = 5 where id = $1', [one.id]);
    expect(await left()).toBe(2);
    await h.build.sql('delete from tissue.donor_sync');
  });
});

describe('is changed by PUT', () => {
  const put = (id: number, body: object, headers?: Record<string, string>, as = manager) =>
    h.call(`PUT /abn_bins_upload/${id}/`, { as, body, ...(headers ? { headers } : {}) });

  it('here and at BINS [R4-40 S7-32]', async () => {
    const request = await buildOrderable(h.build);
    const { body: order } = await place(newOrder(request));
    expect([order.changed, order.changer, order.change_sent]).toEqual([null, null, null]);
    const change = { ...orderFields(request.donors, 9), city: 'Granite Bay' };
    const { status, body } = await put(order.id, change, undefined, admin);
    expect([status, body.state, body.city, body.cases[0].amount]).toEqual([200, 'sent', 'Granite Bay', 9]);
    expect(body.cases[0].id).toBe(order.cases[0].id);
    expect(body).toMatchObject({ sent: order.sent, creator: { id: manager.id }, changer: { id: admin.id } });
    expect(Date.parse(body.change_sent)).toBeGreaterThanOrEqual(Date.parse(body.changed));
    const there = (await bins.orders()).filter(({ orderId }) => orderId === order.id);
    expect(there).toMatchObject([{ city: 'Granite Bay', cases: [{ amount: 9 }] }]);
  });

  it('keeping what it has, and no more than is left', async () => {
    const hash = await buildStockedDonor(h.build, 5);
    const request = await buildOrderable(h.build, { donors: [hash] });
    const { body: order } = await place(newOrder(request, 5));
    // The brain bank has less now than was ordered: the address can still be changed.
    await h.build.sql(`update tissue.donor_sample set amount = 3 from tissue.donor donor
      where donor.id = donor_id and donor_hash = '${hash}'`);
    expect((await put(order.id, { ...orderFields([hash], 5), city: 'Granite Bay' })).status).toBe(200);
    expect((await put(order.id, orderFields([hash], 6))).status).toBe(409);
    expect((await read(order.id)).cases).toMatchObject([{ amount: 5 }]);
  });

  it('400, 401, 403, 404, 409 where the request is no longer Approved or the shipment left, 409 for what was never read', async () => {
    const request = await buildOrderable(h.build);
    const order = await buildOrder(h.build, request);
    const fields = orderFields(request.donors);
    expect((await put(order, { ...fields, name: '' })).status).toBe(400);
    const version = {
      'If-Match': (await h.call(`GET /abn_bins_upload/${order}/`, { as: manager })).headers.get('etag') ?? '',
    };
    expect((await h.call(`PUT /abn_bins_upload/${order}/`, { body: fields, headers: version })).status).toBe(
      401,
    );
    expect((await put(order, fields, version, request.owner)).status).toBe(403);
    expect((await put(999_999, fields, version)).status).toBe(404);
    expect((await put(order, fields, { 'If-Match': '' }, admin)).body.code).toBe('STALE');
    await h.build.sql('update researcher.request set status = 7 where id = $1', [request.id]);
    expect((await put(order, fields)).body.code).toBe('WRONG_STATE');
    const sent = await buildOrder(h.build, await buildOrderable(h.build), { shipment: 'sent' });
    expect((await put(sent, fields)).body.detail).toMatch(/^This order has been shipped/);
  });

  it('of two who edit in parallel one is refused, with what the other saved', async () => {
    const request = await buildOrderable(h.build);
    const { body: order } = await place(newOrder(request));
    const { headers } = await h.call(`GET /abn_bins_upload/${order.id}/`, { as: manager });
    const version = { 'If-Match': headers.get('etag') ?? '' };
    const cities = ['Lakeside', 'Granite Bay', 'Riverton', 'Hillview'];
    const answers = await Promise.all(
      cities.map((city, index) =>
        put(order.id, { ...orderFields(request.donors), city }, version, index % 2 ? admin : manager),
      ),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409', '409']);
    const won = answers.find(({ status }) => status === 200)?.body.city;
    const lost = answers.filter(({ status }) => status === 409);
    expect(lost.map(({ body }) => [body.code, body.current.city])).toEqual(lost.map(() => ['STALE', won]));
    expect((await bins.orders()).find(({ orderId }) => orderId === order.id)).toMatchObject({ city: won });
  });
});

it('is on the dashboard, with the one that is furthest behind', async () => {
  const request = await buildOrderable(h.build);
  const dashboard = async () => {
    const { body } = await h.call(`GET /abn-request/${request.id}/`, { as: manager });
    return [body.order_count, body.order_state];
  };
  expect(await dashboard()).toEqual([0, null]);
  await buildOrder(h.build, request, { shipment: 'sent' });
  expect(await dashboard()).toEqual([1, 'shipped']);
  await buildOrder(h.build, request);
  expect(await dashboard()).toEqual([2, 'ordered']);
  await buildOrder(h.build, request, { state: 'refused' });
  expect(await dashboard()).toEqual([3, 'refused']);
});

it('has a history with who did what, to its pieces too', async () => {
  const request = await buildOrderable(h.build);
  const { body: order } = await place(newOrder(request));
  await h.call(`PUT /abn_bins_upload/${order.id}/`, {
    as: admin,
    body: { ...orderFields(request.donors, 3), city: 'Granite Bay' },
  });
  const rows = await h.build.sql<{ model: string; operation: string; actor_id: number; fields: string[] }>(
    `select model, operation, actor_id, array(select jsonb_object_keys(changes) order by 1) as fields
      from audit.log where (model = 'abn_bins_upload' and pk = $1) or (parent_model = 'abn_bins_upload' and parent_pk = $1)
      order by id`,
    [String(order.id)],
  );
  const changes = rows.map(({ model, operation, actor_id: actor }) => [model, operation, actor]);
  expect(changes).toEqual([
    ['abn_bins_upload', 'I', manager.id],
    ['abn_order_case', 'I', manager.id],
    ['abn_bins_upload', 'U', manager.id],
    ['abn_bins_upload', 'U', admin.id],
    ['abn_order_case', 'U', admin.id],
    ['abn_bins_upload', 'U', admin.id],
  ]);
  expect(rows[3]?.fields).toEqual(['changed', 'changer_id', 'city', 'state', 'version']);
  expect(rows[4]?.fields).toEqual(['amount']);
});
