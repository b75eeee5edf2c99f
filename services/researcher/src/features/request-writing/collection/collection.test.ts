/** Tissue requests take their collection (spec 2 sections 4 to 6, spec 3 section 4.6; decision 335). */
import {
  REQUEST_STATUS as S,
  REQUEST_TYPE as T,
  type RequestStatus,
  type RequestType,
} from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import {
  createRequestFactories,
  startCollectionServer,
  TEST_DONOR,
  type CollectionServer,
} from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let server: CollectionServer;
let owner: TestPerson;
let manager: TestPerson;
const FREE = { is_claimed: true as const, collection_name: 'Cortex', donors: [TEST_DONOR] };

beforeAll(async () => {
  server = await startCollectionServer();
  harness = await startHarness(definition, { SERVICE_URLS: JSON.stringify({ tissue: server.url }) });
  make = createRequestFactories(harness);
  manager = await harness.build.person({ roles: ['abn_proj_mgr'] });
});
afterAll(async () => {
  await harness?.stop();
  await server?.stop();
});
beforeEach(async () => {
  server.answers(FREE);
  owner = await harness.build.person();
  await make.approveForBrainBank(owner);
});

const build = (status: RequestStatus, details: object, type: RequestType = T.ABN_TISSUE) =>
  make.request({ owner, type, status, details: { ...details } });
const submit = (request: { id: number }, as = owner) =>
  harness.call(`POST /request/${request.id}/submit/`, { as });
const read = (request: { id: number }, as = owner) =>
  harness.call(`GET /request/${request.id}/collection/`, { as });

it('must be named before a tissue request is submitted [R5-38]', async () => {
  const answer = await submit(await build(S.CREATED, {}));
  expect([answer.status, answer.body]).toEqual([400, { 'additional_data.cart': ['*Required Field'] }]);
});

it('is stored with the request as it is at that moment, and taken again with the next submission [R4-18]', async () => {
  const request = await build(S.CREATED, { cart: 5 });
  expect((await read(request)).body).toEqual({
    cart: 5,
    submitted_cart: null,
    collection_name: null,
    submitted: null,
    donors: [],
  });
  expect((await submit(request)).status).toBe(200);
  expect(server.claims.at(-1)).toEqual({ cart: 5, request: request.id, owner: owner.id, is_pilot: false });
  expect((await read(request)).body).toMatchObject({
    cart: 5,
    collection_name: 'Cortex',
    submitted: expect.any(String),
    donors: [TEST_DONOR],
  });
  await harness.build.sql('update researcher.request set status = 6 where id = $1', [request.id]);
  server.answers({ ...FREE, collection_name: 'Cortex and amygdala', donors: [] });
  expect((await read(request)).body.collection_name).toBe('Cortex');
  const other = { additional_data: { cart: 6 } };
  await harness.call(`PATCH /request/${request.id}/`, { as: owner, body: other });
  expect((await read(request)).body).toMatchObject({ cart: 6, submitted_cart: 5, collection_name: 'Cortex' });
  expect((await submit(request)).status).toBe(200);
  expect((await read(request)).body).toMatchObject({ collection_name: 'Cortex and amygdala', donors: [] });
});

it('is a pilot collection for a pilot request [R5-41]', async () => {
  await submit(await build(S.CREATED, { cart: 7 }, T.PILOT_TISSUE));
  expect(server.claims.at(-1)).toMatchObject({ cart: 7, is_pilot: true });
});

describe('nothing is submitted', () => {
  it.each([
    ['unknown', 'This collection no longer exists. Please choose another one'],
    ['empty', 'This collection has no donors yet. Please add some, or choose another one'],
    ['other_kind', "A pilot collection can't be used for this request. Please choose another one"],
  ] as const)('with a collection that is %s: 400 at the field', async (reason, message) => {
    server.answers({ is_claimed: false, reason });
    const request = await build(S.CREATED, { cart: 5 });
    const answer = await submit(request);
    expect([answer.status, answer.body]).toEqual([400, { 'additional_data.cart': [message] }]);
    expect(await make.readStatus(request)).toBe(S.CREATED);
  });

  it.each([
    ['in_use', 'This collection is used by another request. Please choose another one'],
    [
      'being_submitted',
      'This collection is being submitted with another request. Please try again in a moment, or choose a different collection',
    ],
  ] as const)('with one that another request has: 409, %s [R5-40]', async (reason, detail) => {
    server.answers({ is_claimed: false, reason });
    const request = await build(S.CREATED, { cart: 5 });
    const answer = await submit(request);
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([409, 'CONFLICT', detail]);
    expect(await make.readStatus(request)).toBe(S.CREATED);
  });

  it('while the brain bank does not answer: 503, and the draft stays as it is', async () => {
    server.answers('down');
    const request = await build(S.CREATED, { cart: 5 });
    expect((await submit(request)).status).toBe(503);
    expect(await make.readStatus(request)).toBe(S.CREATED);
    server.answers(FREE);
    expect((await submit(request)).status).toBe(200);
  });
});

describe('after the submission staff choose', () => {
  const choose = (request: { id: number }, as?: TestPerson, body: object = { cart: 9 }) =>
    harness.call(`PUT /request/${request.id}/collection/`, { ...(as ? { as } : {}), body });

  it('also for a request whose form asked for none; its owner sees it [R6-05]', async () => {
    const request = await build(S.UNDER_REVIEW, {});
    await harness.build.sql('update researcher.request set form_version = 1 where id = $1', [request.id]);
    for (const as of [manager, await harness.build.person({ roles: ['sfari_admin'] })])
      expect((await choose(request, as)).body).toMatchObject({ cart: 9, collection_name: 'Cortex' });
    expect((await read(request)).body).toMatchObject({ cart: 9, donors: [TEST_DONOR] });
  });

  it('400, 401, 403, 404, and 409 where it is closed or stale', async () => {
    const request = await build(S.UNDER_REVIEW, {});
    const statuses = await Promise.all([
      choose(request, manager, { cart: 'nine' }),
      choose(request),
      choose(request, owner),
      choose(request, await harness.build.person({ roles: ['abn_reviewer'] })),
      choose({ id: 2_000_000_000 }, manager),
      choose(await build(S.FULFILLED, {}), manager),
      choose(await make.request({ owner, type: T.DATASET, status: S.UNDER_REVIEW }), manager),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([400, 401, 403, 403, 404, 409, 404]);
    const stale = await harness.call(`PUT /request/${request.id}/collection/`, {
      as: manager,
      body: { cart: 9 },
      headers: { 'If-Match': 'W/"1"' },
    });
    expect(stale.body.code).toBe('STALE');
  });

  it('an administrator corrects it among the answers; who must not choose does not', async () => {
    const admin = await harness.build.person({ roles: ['sfari_admin'] });
    const request = await build(S.UNDER_REVIEW, { cart: 5 });
    const correct = (cart: number) =>
      harness.call(`PATCH /request/${request.id}/`, { as: admin, body: { additional_data: { cart } } });
    expect((await correct(6)).status).toBe(200);
    expect(server.claims.at(-1)).toMatchObject({ cart: 6, request: request.id });
    expect((await read(request)).body).toMatchObject({ cart: 6, collection_name: 'Cortex' });
    server.answers({ is_claimed: false, reason: 'in_use' });
    expect((await correct(7)).status).toBe(409);
    expect((await read(request)).body).toMatchObject({ cart: 6 });
  });
});

it('is found from either side: lists of requests by their collection [S7-02 S7-30]', async () => {
  const pilot = await build(S.CREATED, { cart: 31 }, T.PILOT_TISSUE);
  const full = await build(S.SUBMITTED, { cart: 31 });
  const admin = await harness.build.person({ roles: ['sfari_admin'] });
  const find = async (query: string): Promise<number[]> =>
    (await harness.call(`GET /request/?${query}`, { as: admin })).body.results.map(
      ({ id }: { id: number }) => id,
    );
  expect(await find('abntesttissue__cart=31')).toEqual([pilot.id]);
  expect(await find('abnfulltissue__cart=31')).toEqual([full.id]);
  const named = await harness.build.sql(
    'select request_id from researcher_api.request_collection where cart_id = 31 order by request_id',
  );
  expect(named).toEqual([{ request_id: pilot.id }, { request_id: full.id }]);
});

it('a request that is withdrawn or rejected lets go of it', async () => {
  await build(S.WITHDRAWN, { cart: 41 });
  await build(S.REJECTED, { cart: 41 });
  expect(
    await harness.build.sql('select request_id from researcher_api.request_collection where cart_id = 41'),
  ).toEqual([]);
});

it('a type that asks for no donors has none: 409', async () => {
  const answer = await read(await make.request({ owner, type: T.DATASET, status: S.SUBMITTED }));
  expect([answer.status, answer.body.code]).toEqual([409, 'WRONG_STATE']);
});
