import { LIMITS } from '@portal/contract/limits';
import { useApi } from '@portal/shared-ui/data';

const EXPANDED = { expand: 'true' };

/** The request with all that staff sees of it; read again every few seconds, since others work on it too. */
export function useStaffRequest(id: string, enabled: boolean) {
  return useApi('GET /request/{id}/', {
    params: { id },
    query: EXPANDED,
    enabled,
    swr: { refreshInterval: LIMITS.historyPoll * 2 },
  });
}

/** Reads the request that probably is opened next, once, so that it is there without waiting. */
export function usePrefetchedRequest(id: number | null): void {
  useApi('GET /request/{id}/', {
    params: { id: String(id) },
    query: EXPANDED,
    enabled: id !== null,
    silent: true,
    swr: { revalidateOnFocus: false },
  });
}
