import type { Dataset } from '@portal/contract';
import { type ListRead, useList } from '@portal/shared-ui/data';

export const CATALOGUE = { active: true, parent__isnull: true, limit: 1000, ordering: 'order' } as const;

/** Every dataset that can be asked for, in the order of the catalogue. */
export function useCatalogue(): ListRead<Dataset> {
  return useList('GET /dataset/', CATALOGUE);
}
