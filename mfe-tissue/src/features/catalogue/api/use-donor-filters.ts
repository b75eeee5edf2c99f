import { LIMITS } from '@portal/contract/limits';
import { useSearchParams } from '@portal/shared-ui/router';
import { useCallback, useMemo } from 'react';
import {
  FACETS,
  RANGES,
  readRange,
  type DonorFilters,
  type Facet,
  type Range,
  type RangeName,
} from './donor-filters.ts';

const SEARCH = 'q';
const ORDER = 'sort';

/** An address may hold what nobody can type; that is left aside. */
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

/** What the donors are narrowed and sorted by, in the address: a link shows the same, Back takes a step back. */
export function useDonorFilters() {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(text)), [text]);
  const change = useCallback(
    (write: (next: URLSearchParams) => void) =>
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          write(next);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParameters],
  );
  const put = (next: URLSearchParams, name: string, value: string) =>
    value === '' ? next.delete(name) : next.set(name, value);
  return {
    filters,
    ordering: parameters.get(ORDER) ?? '',
    setOrdering: (ordering: string) => change((next) => put(next, ORDER, ordering)),
    setSearch: (search: string) => change((next) => put(next, SEARCH, search)),
    setRange: (name: RangeName, range: Range | undefined) =>
      change((next) => put(next, name, range ? writeRange(range) : '')),
    setFacet: (facet: Facet, values: readonly string[]) =>
      change((next) => {
        next.delete(facet);
        for (const value of values) next.append(facet, value);
      }),
    clear: () =>
      change((next) => {
        for (const name of [SEARCH, ...RANGES, ...FACETS]) next.delete(name);
      }),
  };
}
export type DonorFilterHandle = ReturnType<typeof useDonorFilters>;

/** Whether anything is left out by them. */
export const isNarrowed = ({ search, ranges, facets }: DonorFilters): boolean =>
  search !== '' ||
  Object.keys(ranges).length > 0 ||
  Object.values(facets).some((values) => values.length > 0);
