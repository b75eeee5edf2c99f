import { requestType } from '@portal/contract/request-types/lookup';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { useList } from '@portal/shared-ui/data';
import { useSessionUser } from '@portal/shared-ui/session';

/** Statuses in which no tissue can have been ordered yet. */
const BEFORE: readonly number[] = [
  REQUEST_STATUS.CREATED,
  REQUEST_STATUS.SUBMITTED,
  REQUEST_STATUS.UNDER_REVIEW,
  REQUEST_STATUS.APPROVED_PENDING_TEAM,
];
const MOST = 200;

/** The shipments of a tissue request, loaded only for its owner. Optional for the page, so errors are silent. */
export function useShipments(request: Pick<Request, 'id' | 'type' | 'status' | 'owner'>) {
  const { id } = useSessionUser();
  const enabled =
    request.owner.id === id &&
    requestType(request.type).collection !== undefined &&
    !BEFORE.includes(request.status);
  return useList('GET /abn_shipment/', { request: request.id, limit: MOST }, { enabled, silent: true });
}
