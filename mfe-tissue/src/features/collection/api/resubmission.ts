import type { Collection } from '@portal/contract/types';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { api, toApiError } from '@portal/shared-ui/data';

/** Whether saving asks what becomes of the request: it was sent back to be revised (spec 3 section 4.6). */
export const isBackForRevision = ({ request }: Pick<Collection, 'request'>): boolean =>
  request?.status === REQUEST_STATUS.REVISIONS_REQUESTED;

/**
 * Hands the request of a saved collection in again.
 * @returns why that was refused; undefined where it is handed in
 */
export async function resubmitRequest({ request }: Pick<Collection, 'request'>): Promise<string | undefined> {
  if (!request) return undefined;
  try {
    await api('POST /request/{id}/submit/', { params: { id: request.id }, quiet: true });
    return undefined;
  } catch (refusal) {
    return toApiError(refusal).detail;
  }
}
