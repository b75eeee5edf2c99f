import type { RequestOffer } from '@portal/contract';
import { useApi, type ApiRead } from '@portal/shared-ui/data';

/** The types that may be asked for: by the reader, or by the owner of the project where one is known. */
export const useOffers = (projectId: number): ApiRead<{ results: RequestOffer[] }> =>
  useApi('GET /request-offer/', { query: projectId > 0 ? { project: projectId } : {} });
