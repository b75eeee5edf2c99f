import { useApi } from '@portal/shared-ui/data';
import { LIMITS } from '@portal/contract/limits';

/** The request with all that staff sees of it; read again every few seconds, since others work on it too. */
export function useStaffRequest(id: string) {
  return useApi('GET /request/{id}/', {
    params: { id },
    query: { expand: 'true' },
    swr: { refreshInterval: LIMITS.historyPoll * 2 },
  });
}
