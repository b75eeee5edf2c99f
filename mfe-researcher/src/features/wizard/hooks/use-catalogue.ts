import type { Dataset } from '@portal/contract';
import { type ListRead, useList } from '@portal/shared-ui/data';

export const CATALOGUE = { active: true, parent__isnull: true, limit: 1000, ordering: 'order' } as const;

/** All datasets that can be requested, in catalog order. */
export function useCatalogue(): ListRead<Dataset> {
  return useList('GET /dataset/', CATALOGUE);
}
