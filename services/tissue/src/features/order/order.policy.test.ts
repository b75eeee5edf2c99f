/** Who orders tissue and follows its parcel, by hand from spec 3 sections 4.6 and 6. */
import type { RequestStatus } from '@portal/contract';
import { authorise } from '@portal/kit';
import { makeActor, rightsByRole } from '@portal/kit/testing';
import { describe, expect, it } from 'vitest';
import { orderPolicy, shipmentPolicy, type OrderRights } from './order.policy.ts';

it('lets managers and administrators order, and researchers see and confirm their parcels', () => {
  const managers =
    'read(without_conflict) create edit(without_conflict) send(without_conflict) ship(without_conflict)';
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
    abn_proj_mgr: 'read(without_conflict)',
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

  it('until the parcel left', () => {
    const states = [null, 'packed', 'sent', 'arrived', 'returned'] as const;
    expect(states.filter((shipment_state) => may({ shipment_state }))).toEqual([null, 'packed', 'returned']);
  });
});
