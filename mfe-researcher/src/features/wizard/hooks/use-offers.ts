import type { RequestOffer } from '@portal/contract';
import { useApi, type ApiRead } from '@portal/shared-ui/data';

/** The request types available to the reader, or to the project's owner if a project is given. */
export const useOffers = (projectId: number): ApiRead<{ results: RequestOffer[] }> =>
  useApi('GET /request-offer/', { query: projectId > 0 ? { project: projectId } : {} });
