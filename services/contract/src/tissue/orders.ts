/** Tissue orders: their states, the roles that place them, and shipments (spec 3 sections 2.8, 3 and 4.6). */
import { translatable } from '../words/words.ts';
import type { Role } from '../people/roles.ts';

/** Roles that send orders to the brain bank and manage the shipments. */
export const ORDER_ROLES = [
  'abn_proj_mgr',
  'sfari_admin',
  'sfari_admin_lead',
] as const satisfies readonly Role[];

/** `sending` until BINS confirms that it has the current version of the order; `refused` if BINS rejects it. */
export const ORDER_STATES = ['sending', 'refused', 'sent'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const SHIPMENT_STATES = ['packed', 'sent', 'arrived', 'returned'] as const;
export type ShipmentState = (typeof SHIPMENT_STATES)[number];
export const SHIPMENT_STATE_LABELS: Readonly<Record<ShipmentState, string>> = /*#__PURE__*/ translatable(
  'shipment-states',
  { packed: 'Packed', sent: 'Sent', arrived: 'Arrived', returned: 'Returned' },
);

/** Possible next states. The same state is allowed, for correcting other fields; one step back corrects a mistake. */
export const NEXT_SHIPMENT_STATES: Readonly<Record<ShipmentState, readonly ShipmentState[]>> = {
  packed: ['sent'],
  sent: ['arrived', 'returned', 'packed'],
  arrived: ['returned', 'sent'],
  returned: ['packed'],
};

/** Progress of a request's orders, determined by the order furthest behind; the most urgent state is first. */
export const ORDER_PROGRESS = [
  'refused',
  'sending',
  'returned',
  'ordered',
  'packed',
  'shipped',
  'arrived',
] as const;
export type OrderProgress = (typeof ORDER_PROGRESS)[number];
export const ORDER_PROGRESS_LABELS: Readonly<Record<OrderProgress, string>> = /*#__PURE__*/ translatable(
  'order-progress',
  {
    refused: 'Refused by BINS',
    sending: 'On its way to BINS',
    returned: 'Shipment returned',
    ordered: 'Ordered',
    packed: 'Packed',
    shipped: 'Shipped',
    arrived: 'Arrived',
  },
);

/** Progress of one order, from its own state and that of its shipment. */
export const findProgress = (order: OrderState, shipment: ShipmentState | null): OrderProgress => {
  if (order !== 'sent') return order;
  if (shipment === null) return 'ordered';
  return shipment === 'sent' ? 'shipped' : shipment;
};

export const CARRIERS = ['FedEx', 'UPS', 'DHL', 'World Courier'] as const;
export type Carrier = (typeof CARRIERS)[number];

/**
 * Tracking URL of each carrier; `{number}` is replaced by the tracking number. World Courier's page asks for the number
 * itself.
 */
const TRACKING: Readonly<Record<Carrier, string>> = {
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr={number}',
  UPS: 'https://www.ups.com/track?tracknum={number}',
  DHL: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}',
  'World Courier': 'https://www.worldcourier.com/',
};
export const trackingUrl = (carrier: Carrier, number: string): string =>
  TRACKING[carrier].replace('{number}', encodeURIComponent(number.replaceAll(/\s/g, '')));

/** Groups of letters and digits, as carriers print them. */
export const TRACKING_NUMBER = /^[A-Za-z0-9](?:[A-Za-z0-9 -]{2,38})[A-Za-z0-9]$/;

/** Days after which a researcher who has not confirmed a shipment is asked whether it arrived. */
export const CONFIRMATION_DAYS = 10;
