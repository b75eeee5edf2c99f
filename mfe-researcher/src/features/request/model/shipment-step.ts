import { REQUEST_STATUS } from '@portal/contract/statuses';
import type { Request, Shipment } from '@portal/contract/types';
import { request as texts } from '#texts/request';
import type { NextStep } from './request-status.ts';

/**
 * The owner's next step once tissue is packed; null before. If there are several shipments, the one that waits for the
 * owner comes first, then the newest.
 */
export function findShipmentStep(
  { status }: Pick<Request, 'status'>,
  shipments: readonly Pick<Shipment, 'state' | 'abilities'>[],
): NextStep | null {
  const shipment = shipments.find(({ abilities }) => abilities['confirm']) ?? shipments[0];
  if (status !== REQUEST_STATUS.APPROVED || !shipment) return null;
  if (shipment.abilities['confirm'])
    return { who: texts.next.you, what: texts.next.shipmentSent, isOwner: true };
  const [who] = texts.fulfilment.tissue;
  return { who, what: texts.shipment[shipment.state], isOwner: false };
}
