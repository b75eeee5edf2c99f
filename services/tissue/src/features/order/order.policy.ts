/** Who may order tissue and manage the shipment (spec 3 sections 4.6 and 6). */
import type { OrderState, RequestStatus, RequestType, ShipmentState } from '@portal/contract';
import { noConflictSql } from '@portal/common';
import { definePolicy } from '@portal/kit';
import { orderRefusals as words, shipmentRefusals } from '../../texts/en/order.ts';
import { isOrderable } from './orderable.ts';

export interface OrderRights {
  readonly state: OrderState;
  readonly request_type: RequestType;
  /** Null if the request no longer exists. */
  readonly request_status: RequestStatus | null;
  readonly shipment_state: ShipmentState | null;
}

/** People with a conflict of interest about a request may not read its orders; administrators see everything. */
const managers = { sfari_admin: 'any', abn_proj_mgr: ['unconflicted'] } as const;

/** The tissue has been shipped: from then on the order cannot differ from the shipment. */
const isShipped = ({ shipment_state: state }: OrderRights): boolean =>
  state === 'sent' || state === 'arrived';

export const orderPolicy = definePolicy({
  object: 'abn_bins_upload',
  relations: { unconflicted: noConflictSql('t.request_id') },
  actions: {
    read: { who: managers },
    // Placing an order checks that the request is Approved and that the caller may read it.
    create: { who: { sfari_admin: 'any', abn_proj_mgr: 'any' } },
    edit: {
      who: managers,
      when: (order: OrderRights) =>
        order.request_status !== null &&
        isOrderable(order.request_type, order.request_status) &&
        !isShipped(order),
      because: (order: OrderRights) => (isShipped(order) ? words.shipped : words.notApproved),
    },
    send: {
      who: managers,
      when: ({ state }: OrderRights) => state !== 'sent',
      because: words.sentAlready,
    },
    ship: { who: managers, when: ({ state }: OrderRights) => state === 'sent', because: words.notSent },
  },
});

export interface ShipmentRights {
  readonly state: ShipmentState;
  readonly is_confirmed: boolean;
}

export const shipmentPolicy = definePolicy({
  object: 'abn_shipment',
  relations: {
    owner: 'asked.owner_id = :actor',
    unconflicted: noConflictSql('asked.id'),
  },
  actions: {
    read: { who: { ...managers, primary_researcher: ['owner'] } },
    confirm: {
      who: { primary_researcher: ['owner'] },
      when: ({ state, is_confirmed: isConfirmed }: ShipmentRights) =>
        !isConfirmed && (state === 'sent' || state === 'arrived'),
      because: ({ is_confirmed: isConfirmed }: ShipmentRights) =>
        isConfirmed ? shipmentRefusals.confirmedAlready : shipmentRefusals.notOnItsWay,
    },
  },
});
