/** Who may call what in the tissue service, from the tables; and by hand, whether the tables say what was meant. */
import type { DonorStore, RequestStatus, RequestType } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { operationMatrix, runMatrix, type TestPerson } from '@portal/kit/testing';
import type { CallByHand, MatrixReport } from '@portal/kit/testing';
import { buildRequest } from '@portal/researcher/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from './app.ts';
import { buildCollection } from './testing/donor-factory.ts';
import { buildDonor } from './testing/donors.ts';
import { buildOrder, buildOrderable, findShipment, orderFields } from './testing/orders.ts';

const CALLS: readonly CallByHand[] = [
  ['GET /abn-request/', 'anonymous', 'own', 'sent', 401],
  ['GET /abn-request/', 'primary_researcher', 'own', 'sent', 403],
  ['GET /abn-request/{id}/', 'primary_researcher', 'own', 'sent', 403],
  ['GET /abn-request/{id}/', 'abn_proj_mgr', 'foreign', 'sent', 200],
  ['GET /abn-request/{id}/', 'abn_reviewer', 'foreign', 'sent', 200],
  ['GET /abn-request/{id}/', 'sfari_admin_lead', 'foreign', 'sent', 200],
  ['GET /abn-request/{id}/', 'internal_read_only', 'foreign', 'sent', 200],
  ['GET /abn-request/{id}/', 'sfari_reviewer', 'foreign', 'sent', 403],
  ['GET /abn-request/{id}/', 'abn_proj_mgr', 'foreign', 'draft', 404],
  ['GET /abn-request/{id}/', 'abn_proj_mgr', 'foreign', 'plain', 404],
  ['GET /abn_data/', 'anonymous', 'own', 'open', 401],
  ['GET /abn_data/', 'sbso', 'foreign', 'open', 403],
  ['GET /abn_data/{id}/', 'primary_researcher', 'own', 'approved', 200],
  ['GET /abn_data/{id}/', 'abn_reviewer', 'foreign', 'open', 200],
  ['GET /abn_data/{id}/', 'access_admin', 'foreign', 'open', 200],
  ['GET /abn_data_pilot/{id}/', 'sfari_reviewer', 'foreign', 'open', 200],
  ['GET /abn_data_pilot/{id}/', 'rm_admin', 'foreign', 'open', 403],
  ['GET /donor-sync/{id}/', 'superuser', 'foreign', 'done', 200],
  ['GET /donor-sync/{id}/', 'primary_researcher', 'foreign', 'done', 403],
  ['GET /donor-sync/{id}/changes/', 'access_admin', 'foreign', 'done', 403],
  ['GET /donor-text/{id}/', 'anonymous', 'foreign', 'waiting', 401],
  ['GET /donor-text/{id}/', 'abn_proj_mgr', 'foreign', 'waiting', 200],
  ['GET /donor-text/{id}/', 'internal_read_only', 'foreign', 'waiting', 403],
  ['PATCH /donor-text/{id}/', 'superuser', 'foreign', 'waiting', 403],
  ['PATCH /donor-text/{id}/', 'primary_researcher', 'foreign', 'waiting', 403],
  ['GET /abn_bins_upload/{id}/', 'abn_proj_mgr', 'foreign', 'sent', 200],
  ['GET /abn_bins_upload/{id}/', 'sfari_admin_lead', 'foreign', 'sent', 200],
  ['GET /abn_bins_upload/{id}/', 'primary_researcher', 'own', 'sent', 403],
  ['GET /abn_bins_upload/{id}/', 'internal_read_only', 'foreign', 'sent', 403],
  ['GET /abn_bins_upload/{id}/', 'superuser', 'foreign', 'sent', 403],
  ['POST /abn_bins_upload/{id}/send/', 'abn_reviewer', 'foreign', 'refused', 403],
  ['GET /abn_shipment/{id}/', 'primary_researcher', 'own', 'sent', 200],
  ['GET /abn_shipment/{id}/', 'primary_researcher', 'foreign', 'sent', 404],
  ['GET /abn_shipment/{id}/', 'sbso', 'foreign', 'sent', 403],
  ['POST /abn_shipment/{id}/confirm/', 'abn_proj_mgr', 'foreign', 'sent', 403],
];

let harness: Harness;
let report: MatrixReport;

const makeRequest = (type: RequestType, status: RequestStatus) => async (owner: TestPerson) =>
  (await buildRequest(harness.build, { owner, type, status })).id;

let donors = 0;
/** With `approved` its owner may read donors from then on. */
const makeDonor =
  (store: DonorStore, approved = false) =>
  async (owner: TestPerson) => {
    if (approved) await buildRequest(harness.build, { owner, type: 6, status: 4 });
    return buildDonor(harness.build, (donors += 1), { store });
  };
const makeSync = async () => {
  const [made] = await harness.build.sql<{ id: number }>(
    "insert into tissue.donor_sync (store, kind, state) values ('main', 'full', 'done') returning id",
  );
  return made?.id ?? 0;
};

const makeText = (state: 'waiting' | 'approved') => async () => {
  const [made] = await harness.build.sql<{ id: number }>(
    "insert into tissue.donor_text (field, text, state) values ('flag', gen_random_uuid()::text, $1) returning id",
    [state],
  );
  return made?.id ?? 0;
};

const makeOrder =
  (state: 'sent' | 'refused', shipment?: 'packed' | 'sent') =>
  async (owner: TestPerson): Promise<number> =>
    buildOrder(harness.build, await buildOrderable(harness.build, { owner }), {
      state,
      ...(shipment ? { shipment } : {}),
    });
const makeShipment = (state: 'packed' | 'sent') => async (owner: TestPerson) =>
  findShipment(harness.build, await makeOrder('sent', state)(owner));
/** What passes the contract; whether it fits the order is not about rights. */
const someFields = orderFields(['0'.repeat(16)]);

beforeAll(async () => {
  harness = await startHarness(definition);
  const operations = operationMatrix('tissue', (...call) => harness.build.sql(...call));
  report = await runMatrix({
    harness,
    service: 'tissue',
    callsByHand: CALLS,
    fixtures: {
      ...operations.fixtures,
      abn_data: { open: makeDonor('main'), approved: makeDonor('main', true) },
      abn_data_pilot: { open: makeDonor('pilot') },
      'donor-sync': { done: makeSync },
      'donor-text': { waiting: makeText('waiting'), approved: makeText('approved') },
      abn_cart: { open: (pi: TestPerson) => buildCollection(harness.build, { pi, donors: [] }) },
      abn_bins_upload: { sent: makeOrder('sent'), refused: makeOrder('refused') },
      abn_shipment: { packed: makeShipment('packed'), sent: makeShipment('sent') },
      'abn-request': { sent: makeRequest(8, 2), draft: makeRequest(8, 1), plain: makeRequest(1, 2) },
    },
    actions: {
      'GET /donor-sync/{id}/changes/': { object: 'donor-sync', action: 'read' },
      'PUT /abn_cart/{id}/': { object: 'abn_cart', action: 'edit' },
      'GET /abn_cart/{id}/offer/': { object: 'abn_cart', action: 'read' },
      'PUT /abn_bins_upload/{id}/': { object: 'abn_bins_upload', action: 'edit' },
      'POST /abn_bins_upload/{id}/send/': { object: 'abn_bins_upload', action: 'send' },
      'PUT /abn_bins_upload/{id}/shipment/': { object: 'abn_bins_upload', action: 'ship' },
      'POST /abn_shipment/{id}/confirm/': { object: 'abn_shipment', action: 'confirm' },
    },
    samples: {
      ...operations.samples,
      'PUT /abn_cart/{id}/': () => ({
        body: { collection_name: 'Other', identifiers: [], shared_project: null },
      }),
      'POST /donor-sync/': () => ({ body: { store: 'main' } }),
      'POST /tissue-attention/retry/': () => ({ body: { area: 'donor', ids: [1] } }),
      'PUT /abn_bins_upload/{id}/': () => ({ body: someFields }),
      'PUT /abn_bins_upload/{id}/shipment/': () => ({ body: { state: 'packed' } }),
      'POST /abn_shipment/{id}/confirm/': () => ({ body: { received: [1] } }),
    },
    accessOnly: {
      ...operations.accessOnly,
      'POST /abn_cart-claim/': { because: 'for the researcher service alone: claim.test.ts', may: [403] },
      'POST /abn_bins_upload/': {
        because: 'the request is named in the body, and judged there: order.test.ts',
        may: [404],
      },
      'GET /abn-request/{id}/order-form/': {
        because: 'the request is the dashboard’s, read by those who order alone: order.test.ts',
        may: [404],
      },
      'GET /abn_donor/': { because: 'the donor is named in the query: donor.test.ts', may: [404] },
      'GET /abn_survey/': { because: 'the donor is named in the query: donor.test.ts', may: [404] },
      'GET /tissue-attention/': {
        because: 'its area by its policy; donor-sync.service.test.ts, send-order.test.ts',
      },
      'POST /tissue-attention/retry/': {
        because: 'each row is judged by its own policy; donor-sync.service.test.ts',
      },
      'POST /donor-match/': { because: 'donors are named in the body, and changes nothing: donor.test.ts' },
    },
  });
}, 1_200_000);
afterAll(() => harness.stop());

it('answers every call as the policies declare', () => {
  expect(report.mismatches).toEqual([]);
  expect(report.cases.length).toBeGreaterThan(200);
});

it.each(CALLS)('%s as %s, %s %s is %i', (key, actor, relation, variant, status) => {
  expect(report.readStatus(key, actor, relation, variant)).toBe(status);
});
