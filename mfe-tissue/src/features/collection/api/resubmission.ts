import type { Collection } from '@portal/contract/types';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { api, invalidate, toApiError } from '@portal/shared-ui/data';
import { useSessionUser } from '@portal/shared-ui/session';

/** Cache keys of everything that shows a collection, including the requests that name it. */
export const COLLECTION_READS = ['abn_cart', 'request', 'abn-request'];

/**
 * Whether saving a collection asks what happens to its request: yes if it was sent back for revision (spec 3 section
 * 4.6) and the user owns it. Others cannot resubmit it.
 */
export function useAsksToResubmit(): (collection: Pick<Collection, 'pi' | 'request'>) => boolean {
  const { id } = useSessionUser();
  return ({ pi, request }) => pi.id === id && request?.status === REQUEST_STATUS.REVISIONS_REQUESTED;
}

/** Resubmits the request of a saved collection. @returns why that was refused; undefined when it is resubmitted */
export async function resubmitRequest({ request }: Pick<Collection, 'request'>): Promise<string | undefined> {
  if (!request) return undefined;
  try {
    await api('POST /request/{id}/submit/', { params: { id: request.id }, quiet: true });
  } catch (refusal) {
    return toApiError(refusal).detail;
  } finally {
    // also after a refusal, which means that the request is in another state than the page shows
    await invalidate(...COLLECTION_READS);
  }
  return undefined;
}
