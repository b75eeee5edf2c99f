import { LIMITS } from '@portal/contract/limits';
import { useMemo } from 'react';
import {
  FACETS,
  RANGES,
  readRange,
  type DonorFilters,
  type Facet,
  type Range,
  type RangeName,
} from './donor-filters.ts';
import { useSearchText } from './use-search-text.ts';

const SEARCH = 'q';
const ORDER = 'sort';

/** Invalid values in the address are ignored. */
function readFilters(parameters: URLSearchParams): DonorFilters {
  const ranges = RANGES.flatMap((name) => {
    const [from, to] = (parameters.get(name) ?? '').split('-', 2);
    const range = readRange(name, from ?? '', to ?? '');
    return typeof range === 'object' ? [[name, range] as const] : [];
  });
  return {
    search: (parameters.get(SEARCH) ?? '').slice(0, LIMITS.searchText),
    ranges: Object.fromEntries(ranges),
    facets: Object.fromEntries(FACETS.map((facet) => [facet, [...new Set(parameters.getAll(facet))]])),
  };
}

const writeRange = ([from, to]: Range): string => `${from ?? ''}-${to ?? ''}`;

const put = (next: URLSearchParams, name: string, value: string) =>
  value === '' ? next.delete(name) : next.set(name, value);

/**
 * Filters and sort order of the donors, stored in the address: a link shows the same list, and Back undoes one step.
 */
export function useDonorFilters() {
  const { text, change } = useSearchText();
  const { filters, ordering } = useMemo(() => {
    const parameters = new URLSearchParams(text);
    return { filters: readFilters(parameters), ordering: parameters.get(ORDER) ?? '' };
  }, [text]);
  const steps = useMemo(
    () => ({
      setOrdering: (next: string) => change((address) => put(address, ORDER, next)),
      setSearch: (search: string) => change((address) => put(address, SEARCH, search)),
      setRange: (name: RangeName, range: Range | undefined) =>
        change((address) => put(address, name, range ? writeRange(range) : '')),
      tick: (facet: Facet, value: string, isOn: boolean) =>
        change((address) => {
          const values = address.getAll(facet).filter((one) => one !== value);
          address.delete(facet);
          for (const one of isOn ? [...values, value] : values) address.append(facet, one);
        }),
      clear: () =>
        change((address) => {
          for (const name of [SEARCH, ...RANGES, ...FACETS]) address.delete(name);
        }),
    }),
    [change],
  );
  return { filters, ordering, ...steps };
}
export type DonorFilterHandle = ReturnType<typeof useDonorFilters>;

/** Whether any filter is active. */
export const isNarrowed = ({ search, ranges, facets }: DonorFilters): boolean =>
  search !== '' ||
  Object.keys(ranges).length > 0 ||
  Object.values(facets).some((values) => values.length > 0);
