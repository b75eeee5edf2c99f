import { LIMITS } from '@portal/contract/limits';
import type { Request } from '@portal/contract/types';
import { api, type QueryValues } from '@portal/shared-ui/data';

/** Every request of a list as it is searched, filtered and sorted; at most 2000, the API's largest page. */
export async function exportRequests(query: QueryValues): Promise<Request[]> {
  const { data } = await api('GET /request/', {
    query: { ...query, limit: LIMITS.listMaximum, offset: 0 },
    quiet: true,
  });
  return data.results;
}
