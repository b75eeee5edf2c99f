/** Who orders tissue and follows the shipment (spec 3 sections 4.6 and 6). */
import type { OrderState, RequestStatus, RequestType, ShipmentState } from '@portal/contract';
import { withoutConflict } from '@portal/common';
import { definePolicy } from '@portal/kit';
import { orderRefusals as words, shipmentRefusals } from '../../texts/en/order.ts';
import { isOrderable } from './orderable.ts';

export interface OrderRights {
  readonly state: OrderState;
  readonly request_type: RequestType;
  /** Null where the request is no longer there. */
  readonly request_status: RequestStatus | null;
  readonly shipment_state: ShipmentState | null;
}

/** Who has a conflict of interest with a request does not read what is ordered for it; administrators see everything. */
const managers = { sfari_admin: 'any', abn_proj_mgr: ['unconflicted'] } as const;

/** The tissue has left: what was ordered is what is in the shipment. */
const isShipped = ({ shipment_state: state }: OrderRights): boolean =>
  state === 'sent' || state === 'arrived';

export const orderPolicy = definePolicy({
  object: 'abn_bins_upload',
  relations: { unconflicted: withoutConflict('t.request_id') },
  actions: {
    read: { who: managers },
    // Whether the request may be read, and is Approved, is evaluated when one is placed.
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
    unconflicted: withoutConflict('asked.id'),
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
