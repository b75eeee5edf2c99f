import { LIMITS } from '@portal/contract/limits';
import type { TableState } from './types.ts';

export interface TableDefaults {
  pageSize?: number;
  ordering?: string;
  /** Every filter of the screen with its default value ('' for none). Other filters in the URL are ignored. */
  filters?: Readonly<Record<string, string>>;
  /** Prefix of the names in the URL, for a screen with two lists. */
  prefix?: string;
}

const wholeNumber = (text: string | null, fallback: number) =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : fallback;

/** Rows per page: at least 10, in steps of 5, at most 100 (spec 1 section 9). */
export function boundPageSize(size: number): number {
  const stepped = Math.round(size / LIMITS.tablePageStep) * LIMITS.tablePageStep;
  return Math.min(100, Math.max(LIMITS.tablePageSize, stepped || 0));
}

/** A page number that exists: 1 to `pages` (spec 1 section 5). */
export const boundPage = (page: number, pages: number) =>
  Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, pages));

export const pageCount = (count: number, pageSize: number) => Math.max(1, Math.ceil(count / pageSize));

export function readTableState(
  parameters: URLSearchParams,
  { pageSize, ordering, filters, prefix = '' }: TableDefaults,
): TableState {
  const read = (name: string) => parameters.get(prefix + name);
  const firstFilters = Object.entries(filters ?? {});
  const size = boundPageSize(wholeNumber(read('size'), pageSize ?? LIMITS.tablePageSize));
  return {
    // the API refuses offsets beyond its maximum; the table bounds the rest once it knows the count
    page: boundPage(wholeNumber(read('page'), 1), Math.floor(LIMITS.offsetMaximum / size)),
    pageSize: size,
    ordering: read('sort') ?? ordering ?? '',
    // a link may contain control characters, which no one types and the database cannot store
    search: (read('q') ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, LIMITS.searchText),
    filters: Object.fromEntries(firstFilters.map(([name, first]) => [name, read(name) ?? first])),
  };
}

/** Writes only values that differ from the defaults, so that an unfiltered list has a short URL. */
export function writeTableState(
  parameters: URLSearchParams,
  state: TableState,
  defaults: TableDefaults,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const { prefix = '' } = defaults;
  const write = (name: string, value: string | number, first: string | number) => {
    if (String(value) === String(first)) next.delete(prefix + name);
    else next.set(prefix + name, String(value));
  };
  write('page', state.page, 1);
  write('size', state.pageSize, defaults.pageSize ?? LIMITS.tablePageSize);
  write('sort', state.ordering, defaults.ordering ?? '');
  write('q', state.search, '');
  for (const [name, first] of Object.entries(defaults.filters ?? {}))
    write(name, state.filters[name] ?? '', first);
  return next;
}

/** The query of the list API for this state; empty filters are left out. */
export function tableQuery({
  page,
  pageSize,
  ordering,
  search,
  filters,
}: TableState): Record<string, string | number> {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  return {
    limit: pageSize,
    offset: (page - 1) * pageSize,
    ...(ordering ? { ordering } : {}),
    ...(search ? { search } : {}),
    ...Object.fromEntries(set),
  };
}

/** The next order of a column: ascending, descending, then the server's own again. */
export function nextOrdering(current: string, sortKey: string): string {
  if (current === sortKey) return `-${sortKey}`;
  return current === `-${sortKey}` ? '' : sortKey;
}

export function ariaSort(
  ordering: string,
  sortKey: string | undefined,
): 'ascending' | 'descending' | 'none' | undefined {
  if (sortKey === undefined) return undefined;
  if (ordering === sortKey) return 'ascending';
  return ordering === `-${sortKey}` ? 'descending' : 'none';
}

/** Up to five page numbers around the current one (spec 1 section 9). */
export function pageButtons(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - 2, pages - 4));
  return Array.from({ length: Math.min(5, pages) }, (_, index) => first + index);
}
