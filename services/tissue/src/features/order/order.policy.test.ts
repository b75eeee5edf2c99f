/** Who orders tissue and follows its shipment, by hand from spec 3 sections 4.6 and 6. */
import { ORDER_STATES, SHIPMENT_STATES, type RequestStatus } from '@portal/contract';
import { createFactories } from '@portal/core/testing';
import { authorise } from '@portal/kit';
import { allowedIn, createTestDatabase, makeActor, relationsTo, rightsByRole } from '@portal/kit/testing';
import { buildConflict } from '@portal/researcher/testing';
import { describe, expect, it } from 'vitest';
import { buildOrder, buildOrderable } from '../../testing/orders.ts';
import { orderPolicy, shipmentPolicy, type OrderRights, type ShipmentRights } from './order.policy.ts';

it('lets managers and administrators order, and researchers see and confirm their shipments', () => {
  const managers = 'read(unconflicted) create edit(unconflicted) send(unconflicted) ship(unconflicted)';
  const all = 'read create edit send ship';
  expect(rightsByRole(orderPolicy)).toEqual({
    sfari_admin: all,
    sfari_admin_lead: all,
    abn_proj_mgr: managers,
  });
  const own = 'read(owner) confirm(owner)';
  expect(rightsByRole(shipmentPolicy)).toEqual({
    sfari_admin: 'read',
    sfari_admin_lead: 'read',
    abn_proj_mgr: 'read(unconflicted)',
    primary_researcher: own,
    pi_sbso: own,
  });
});

describe('an order can be changed', () => {
  const may = (rights: Partial<OrderRights>): boolean => {
    const order: OrderRights = {
      state: 'sent',
      request_type: 8,
      request_status: 4,
      shipment_state: null,
      ...rights,
    };
    try {
      authorise(orderPolicy, 'edit', makeActor(['sfari_admin']), order, {});
      return true;
    } catch {
      return false;
    }
  };

  it('while its request is Approved', () => {
    const statuses = Array.from({ length: 14 }, (_, index) => (index + 1) as RequestStatus);
    expect(statuses.filter((request_status) => may({ request_status }))).toEqual([4]);
    expect([may({ request_type: 7 }), may({ request_type: 6 }), may({ request_status: null })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('until the shipment left', () => {
    const states = [null, 'packed', 'sent', 'arrived', 'returned'] as const;
    expect(states.filter((shipment_state) => may({ shipment_state }))).toEqual([null, 'packed', 'returned']);
  });
});

const admin = makeActor(['sfari_admin']);
const ORDER: OrderRights = { state: 'sent', request_type: 8, request_status: 4, shipment_state: null };
/** What is said to the person who must not. */
const refusal = (act: () => void): string => {
  try {
    act();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it('an order is sent until BINS has it, and its shipment leaves after that', () => {
  const may = (action: string) =>
    ORDER_STATES.filter((state) =>
      allowedIn(orderPolicy, admin, { ...ORDER, state }).includes(action as 'send'),
    );
  expect(may('send')).toEqual(ORDER_STATES.filter((state) => state !== 'sent'));
  expect(may('ship')).toEqual(['sent']);
});

it('says why an order is no longer changed', () => {
  const edit = (change: Partial<OrderRights>) =>
    refusal(() => authorise(orderPolicy, 'edit', admin, { ...ORDER, ...change }, {}));
  expect(edit({ shipment_state: 'sent' })).toMatch(/left|way|shipped/i);
  expect(edit({ request_status: 7 })).not.toBe(edit({ shipment_state: 'sent' }));
  expect(edit({ request_status: 7, shipment_state: 'packed' })).toBe(edit({ request_status: 7 }));
});

it('a shipment is confirmed once, when it is on its way or there', () => {
  const owner = makeActor(['primary_researcher']);
  const may = (rights: ShipmentRights) => allowedIn(shipmentPolicy, owner, rights).includes('confirm');
  const confirmable = SHIPMENT_STATES.filter((state) => may({ state, is_confirmed: false }));
  expect(confirmable).toEqual(['sent', 'arrived']);
  expect(SHIPMENT_STATES.filter((state) => may({ state, is_confirmed: true }))).toEqual([]);
  const confirm = (rights: ShipmentRights) =>
    refusal(() => authorise(shipmentPolicy, 'confirm', owner, rights, { owner: true }));
  const again = confirm({ state: 'arrived', is_confirmed: true });
  expect(again).not.toBe('');
  expect(confirm({ state: 'packed', is_confirmed: false })).not.toBe(again);
});

it('knows whose shipment it is, and who has a conflict of interest', async () => {
  const database = await createTestDatabase();
  try {
    const build = createFactories(database);
    const owner = await build.person();
    const manager = await build.person({ roles: ['abn_proj_mgr'], institution: null });
    const request = await buildOrderable(build, { owner });
    const other = await buildOrderable(build);
    const id = await buildOrder(build, request, { shipment: 'sent' });
    const relations = async (userId: number) => ({
      order: await relationsTo(database, orderPolicy, makeActor([], { userId }), {
        from: 'tissue.order t',
        id,
      }),
      shipment: await relationsTo(database, shipmentPolicy, makeActor([], { userId }), {
        from: 'tissue.order t join researcher_api.request asked on asked.id = t.request_id',
        id,
      }),
    });
    expect(await relations(owner.id)).toEqual({
      order: ['unconflicted'],
      shipment: ['owner', 'unconflicted'],
    });
    await buildConflict(build, { request: other, reviewer: manager });
    await buildConflict(build, { request, reviewer: manager, exists: false });
    expect(await relations(manager.id)).toEqual({
      order: ['unconflicted'],
      shipment: ['unconflicted'],
    });
    await buildConflict(build, { request, reviewer: manager });
    expect(await relations(manager.id)).toEqual({ order: [], shipment: [] });
    expect((await relations(owner.id)).order).toEqual(['unconflicted']);
  } finally {
    await database.drop();
  }
});
