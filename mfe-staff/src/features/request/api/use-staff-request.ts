import { LIMITS } from '@portal/contract/limits';
import { useApi } from '@portal/shared-ui/data';

const EXPANDED = { expand: 'true' };

/** The request with all expansions for staff; polled every few seconds, because other people work on it too. */
export function useStaffRequest(id: string, enabled: boolean) {
  return useApi('GET /request/{id}/', {
    params: { id },
    query: EXPANDED,
    enabled,
    swr: { refreshInterval: LIMITS.historyPoll * 2 },
  });
}

/** Preloads the request that is probably opened next. */
export function usePrefetchedRequest(id: number | null): void {
  useApi('GET /request/{id}/', {
    params: { id: String(id) },
    query: EXPANDED,
    enabled: id !== null,
    silent: true,
    swr: { revalidateOnFocus: false },
  });
}
