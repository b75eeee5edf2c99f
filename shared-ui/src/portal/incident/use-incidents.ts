import { INCIDENT_REQUEST_STATUSES } from '@portal/contract/incidents';
import type { Request } from '@portal/contract/types';
import { useList } from '../data/index.ts';

/**
 * The incidents of a request that the user may see, newest first. The page also works without them, so failures are
 * silent.
 */
export const useIncidents = (request: Pick<Request, 'id' | 'status'>) =>
  useList(
    'GET /incident/',
    { request: request.id },
    { enabled: INCIDENT_REQUEST_STATUSES.includes(request.status), silent: true },
  );
