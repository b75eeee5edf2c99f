import { LIMITS } from '@portal/contract/limits';
import { useApi } from '@portal/shared-ui/data';

/** The request with all that staff sees of it; read again every few seconds, since others work on it too. */
export function useStaffRequest(id: string, enabled: boolean) {
  return useApi('GET /request/{id}/', {
    params: { id },
    query: { expand: 'true' },
    enabled,
    swr: { refreshInterval: LIMITS.historyPoll * 2 },
  });
}
