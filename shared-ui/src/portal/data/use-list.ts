import type { ResponseOf } from '@portal/contract/types';
import type { SWRConfiguration } from 'swr';
import type { ApiError } from './api-error.ts';
import type { QueryValues } from './call-url.ts';
import { useApi, type ReadArguments, type ReadKey } from './use-api.ts';

interface Page<Row> {
  count: number;
  count_capped?: boolean | undefined;
  results: Row[];
  groups?: Record<string, Record<string, number>> | undefined;
}
/** Endpoints that answer `{count, next, previous, results}` and need no path parameters. */
export type ListKey = {
  [K in ReadKey]: K extends `${string}{${string}` ? never : ResponseOf<K> extends Page<unknown> ? K : never;
}[ReadKey];
export type RowOf<K extends ListKey> = ResponseOf<K> extends Page<infer Row> ? Row : never;

export interface ListRead<Row> {
  rows: Row[];
  count: number;
  /** True when counting stopped at 1000: show "1000+". */
  countCapped: boolean;
  /** Counts by value for every field named in `grouping`; each stops at 1001: show it by `countText`. */
  groups: Record<string, Record<string, number>>;
  error: ApiError | undefined;
  isLoading: boolean;
  isValidating: boolean;
  reload: () => Promise<void>;
}

export interface ListOptions {
  enabled?: boolean;
  /** True for data that the page does not require: failures are not shown. */
  silent?: boolean;
  swr?: SWRConfiguration;
}

/** Reads a list: `useList('GET /project/', { status__in: [1, 2], ordering: '-created', limit: 10 })`. */
export function useList<K extends ListKey>(
  key: K,
  query: QueryValues = {},
  options: ListOptions = {},
): ListRead<RowOf<K>> {
  const read = useApi<K>(key, ...([{ ...options, query }] as unknown as ReadArguments<K>));
  const page = read.data as Page<RowOf<K>> | undefined;
  return {
    rows: page?.results ?? [],
    count: page?.count ?? 0,
    countCapped: page?.count_capped ?? false,
    groups: page?.groups ?? {},
    error: read.error,
    isLoading: read.isLoading,
    isValidating: read.isValidating,
    reload: read.reload,
  };
}
