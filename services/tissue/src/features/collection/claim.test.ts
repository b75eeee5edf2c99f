/** A collection serves one request: claims of the service of requests, and what they exclude (decision 335). */
import { REQUEST_STATUS as S } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { makeServiceToken, type TestPerson } from '@portal/kit/testing';
import { buildSubmittedCollection, buildRequest } from '@portal/researcher/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { buildCollection } from '../../testing/donor-factory.ts';

let harness: Harness;
let owner: TestPerson;
beforeAll(async () => {
  harness = await startHarness(definition);
});
afterAll(() => harness?.stop());
beforeEach(async () => {
  owner = await harness.build.person();
});

const collection = (options: { isPilot?: boolean; donors?: string[] } = {}) =>
  buildCollection(harness.build, { pi: owner, ...options });
const request = (answers: object, status: 1 | 2 | 6 | 11 = S.CREATED) =>
  buildRequest(harness.build, { owner, type: 8, status, answers: { ...answers } });
const claim = async (
  body: { cart: number; request: number; owner?: number; is_pilot?: boolean },
  service: 'researcher' | 'staff' = 'researcher',
) =>
  harness.call('POST /abn_cart-claim/', {
    headers: { 'X-Service-Token': makeServiceToken(service) },
    body: { owner: owner.id, is_pilot: false, ...body },
  });
/** As if so long had passed since. */
const age = (cart: number, seconds: number) =>
  harness.build.sql(
    'update tissue.cart_claim set claimed = claimed - make_interval(secs => $2) where cart_id = $1',
    [cart, seconds],
  );

it('gives a request its collection with the donors as they are, and again when it asks again', async () => {
  const cart = await collection();
  const { id } = await request({ cart });
  for (const _ of [1, 2]) {
    const { body } = await claim({ cart, request: id });
    expect(body).toMatchObject({
      is_claimed: true,
      donors: [{ diagnosis: 'Autism', age: 30, pmi: 20, rin: null, left_hemisphere: 'frozen' }],
    });
  }
});

it.each([
  ['unknown', async () => ({ cart: 2_000_000_000 })],
  ['unknown', async () => ({ cart: await collection(), owner: 1 })],
  ['other_kind', async () => ({ cart: await collection({ isPilot: true }) })],
  ['other_kind', async () => ({ cart: await collection(), is_pilot: true })],
  ['empty', async () => ({ cart: await collection({ donors: [] }) })],
])('refuses one that is %s', async (reason, make) => {
  const asked = await make();
  const { id } = await request({ cart: asked.cart });
  expect((await claim({ request: id, ...asked })).body).toEqual({ is_claimed: false, reason });
});

it('of forty requests that claim it in parallel, one gets it', async () => {
  const cart = await collection();
  const requests = await Promise.all(Array.from({ length: 40 }, () => request({ cart })));
  const answers = await Promise.all(requests.map(({ id }) => claim({ cart, request: id })));
  expect(answers.filter(({ body }) => body.is_claimed)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.reason === 'being_submitted')).toHaveLength(39);
});

it('stays with a request that was submitted, and comes free where the submission never ended', async () => {
  const cart = await collection();
  const [first, second] = [await request({ cart }), await request({ cart })];
  await claim({ cart, request: first.id });
  await age(cart, 25);
  // the first one's transaction was rolled back: it is a draft still
  expect((await claim({ cart, request: second.id })).body.is_claimed).toBe(true);
  await harness.build.sql('update researcher.request set status = 2 where id = $1', [second.id]);
  await age(cart, 3600);
  expect((await claim({ cart, request: first.id })).body).toEqual({ is_claimed: false, reason: 'in_use' });
  await harness.build.sql('update researcher.request set status = 11 where id = $1', [second.id]);
  expect((await claim({ cart, request: first.id })).body.is_claimed).toBe(true);
});

it('is free immediately when its request was withdrawn, rejected or deleted, or submitted with another one', async () => {
  const { build } = harness;
  await buildRequest(build, { owner, type: 6, status: S.FULFILLED });
  const leave: readonly ((id: number) => Promise<unknown>)[] = [
    (id) => build.sql('update researcher.request set status = 11 where id = $1', [id]),
    (id) => build.sql('update researcher.request set status = 5 where id = $1', [id]),
    (id) => build.sql('delete from researcher.request where id = $1', [id]),
    async (id) => {
      const other = await collection();
      await build.sql(
        `update researcher.request set status = 2, additional_data = jsonb_build_object('cart', $2::int) where id = $1`,
        [id, other],
      );
      await buildSubmittedCollection(build, { request: { id }, donors: [] });
    },
  ];
  for (const end of leave) {
    const cart = await collection();
    const [first, second] = [await request({ cart }), await request({ cart })];
    expect((await claim({ cart, request: first.id })).body.is_claimed).toBe(true);
    await end(first.id);
    const { body } = await harness.call(`GET /abn_cart/${cart}/`, { as: owner });
    expect(body.abilities.edit).toBe(true);
    expect((await claim({ cart, request: second.id })).body.is_claimed).toBe(true);
  }
});

it('says whether another request has it or is being submitted with it', async () => {
  const cart = await collection();
  const [first, second] = [await request({ cart }), await request({ cart })];
  await claim({ cart, request: first.id });
  const reason = async () => (await claim({ cart, request: second.id })).body.reason;
  expect(await reason()).toBe('being_submitted');
  await harness.build.sql('update researcher.request set status = 2 where id = $1', [first.id]);
  expect(await reason()).toBe('in_use');
});

it('is neither deleted nor changed while a request takes it; of both in parallel, one succeeds', async () => {
  const { build } = harness;
  await buildRequest(build, { owner, type: 6, status: S.FULFILLED });
  for (let round = 0; round < 10; round += 1) {
    const cart = await collection();
    // The draft named it in another tab, so that nothing shows it here.
    const { id } = await request({});
    const [claimed, deleted] = await Promise.all([
      claim({ cart, request: id }),
      harness.call(`DELETE /abn_cart/${cart}/`, { as: owner }),
    ]);
    expect([claimed.body.is_claimed, deleted.status]).toSatisfy(
      ([isClaimed, status]: [boolean, number]) => isClaimed === (status === 409),
    );
  }
});

it('is not changed between the claim and the end of a resubmission', async () => {
  await buildRequest(harness.build, { owner, type: 6, status: S.FULFILLED });
  const cart = await collection();
  const { id } = await request({ cart }, 6);
  const change = () =>
    harness.call(`PUT /abn_cart/${cart}/`, {
      as: owner,
      body: { collection_name: 'Late', identifiers: [], shared_project: null },
    });
  await claim({ cart, request: id });
  const refused = await change();
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'A request with this collection is being submitted. Please try again in a moment',
  ]);
  await age(cart, 25);
  expect((await change()).status).toBe(200);
});

it('is free as soon as a request that was submitted with it is sent back', async () => {
  await buildRequest(harness.build, { owner, type: 6, status: S.FULFILLED });
  const cart = await collection();
  const { id } = await request({ cart }, 6);
  const mayEdit = async () =>
    (await harness.call(`GET /abn_cart/${cart}/`, { as: owner })).body.abilities.edit as boolean;
  await claim({ cart, request: id });
  expect(await mayEdit()).toBe(false);
  await buildSubmittedCollection(harness.build, { request: { id }, donors: [] });
  expect(await mayEdit()).toBe(true);
});

it('is called only by the service of requests', async () => {
  const cart = await collection();
  expect((await claim({ cart, request: 1 }, 'staff')).status).toBe(403);
  const body = { cart, request: 1, owner: owner.id, is_pilot: false };
  expect((await harness.call('POST /abn_cart-claim/', { as: owner, body })).status).toBe(403);
});
