import { requestType } from '@portal/contract/request-types/lookup';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { useList } from '@portal/shared-ui/data';
import { useSessionUser } from '@portal/shared-ui/session';

/** Before these nothing can have been ordered. */
const BEFORE: readonly number[] = [
  REQUEST_STATUS.CREATED,
  REQUEST_STATUS.SUBMITTED,
  REQUEST_STATUS.UNDER_REVIEW,
  REQUEST_STATUS.APPROVED_PENDING_TEAM,
];
const MOST = 200;

/** The shipments of a request that asks for tissue, for its owner alone; the page can do without them. */
export function useShipments(request: Pick<Request, 'id' | 'type' | 'status' | 'owner'>) {
  const { id } = useSessionUser();
  const enabled =
    request.owner.id === id &&
    requestType(request.type).collection !== undefined &&
    !BEFORE.includes(request.status);
  return useList('GET /abn_shipment/', { request: request.id, limit: MOST }, { enabled, silent: true });
}
