import type { Collection } from '@portal/contract/types';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { api, invalidate, toApiError } from '@portal/shared-ui/data';
import { useSessionUser } from '@portal/shared-ui/session';

/** What shows a collection: the requests that name it, too. */
export const COLLECTION_READS = ['abn_cart', 'request', 'abn-request'];

/**
 * Whether saving a collection asks what happens to its request: it was sent back to be revised (spec 3 section 4.6), to
 * the person who saves. Others cannot hand it in.
 */
export function useAsksToResubmit(): (collection: Pick<Collection, 'pi' | 'request'>) => boolean {
  const { id } = useSessionUser();
  return ({ pi, request }) => pi.id === id && request?.status === REQUEST_STATUS.REVISIONS_REQUESTED;
}

/**
 * Hands the request of a saved collection in again.
 * @returns why that was refused; undefined where it is handed in
 */
export async function resubmitRequest({ request }: Pick<Collection, 'request'>): Promise<string | undefined> {
  if (!request) return undefined;
  try {
    await api('POST /request/{id}/submit/', { params: { id: request.id }, quiet: true });
  } catch (refusal) {
    return toApiError(refusal).detail;
  } finally {
    // also when refused: then it is in another state than was thought
    await invalidate(...COLLECTION_READS);
  }
  return undefined;
}
