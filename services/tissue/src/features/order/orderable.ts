/** When tissue may be ordered for a request (spec 3 section 4.6). */
import { REQUEST_STATUS, requestType, type RequestStatus, type RequestType } from '@portal/contract';
import { wrongState } from '@portal/kit';
import { orderRefusals as words } from '../../texts/en/order.ts';

export interface OrderedRequest {
  readonly id: number;
  readonly type: RequestType;
  readonly status: RequestStatus;
}

const asksForDonors = (type: RequestType): boolean => requestType(type).collection !== undefined;

export const isOrderable = (type: RequestType, status: RequestStatus): boolean =>
  asksForDonors(type) && status === REQUEST_STATUS.APPROVED;

/** @throws WRONG_STATE for a type that asks for no donors */
export function requireDonors({ type }: Pick<OrderedRequest, 'type'>): void {
  if (!asksForDonors(type)) throw wrongState(words.noDonors);
}

/**
 * All that must stand before tissue is ordered for a request, in one place: what else an order has to wait for, such as an
 * agreement between the institutions, is asked here.
 * @throws WRONG_STATE
 */
export function requireOrderable(request: OrderedRequest): void {
  requireDonors(request);
  if (!isOrderable(request.type, request.status)) throw wrongState(words.notApproved);
}
