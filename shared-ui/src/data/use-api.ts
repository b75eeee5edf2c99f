import useSWR, { type SWRConfiguration } from 'swr';
import type { PortalEndpointKey } from '@portal/contract';
import type { ResponseOf } from '@portal/contract/types';
import { api, type ApiAnswer, type ApiArguments, type ApiOptions } from './api.ts';
import type { ApiError } from './api-error.ts';
import { cacheKey } from './cache-key.ts';

export type ReadKey = Extract<PortalEndpointKey, `GET ${string}`>;

type ReadOptions<K extends ReadKey> = Omit<ApiOptions<K>, 'ifMatch' | 'signal' | 'body'> & {
  /** False: do not call yet, for example while an id is unknown. */
  enabled?: boolean;
  swr?: SWRConfiguration<ApiAnswer<ResponseOf<K>>, ApiError>;
};
export type ReadArguments<K extends ReadKey> =
  object extends ReadOptions<K> ? [options?: ReadOptions<K>] : [options: ReadOptions<K>];

export interface ApiRead<T> {
  data: T | undefined;
  etag: string | null;
  error: ApiError | undefined;
  /** True while there is nothing to show yet. */
  isLoading: boolean;
  isValidating: boolean;
  /** Reads again; resolves when the new data are there. */
  reload: () => Promise<void>;
  /** Puts the answer of a write into the cache without another read. */
  replace: (data: T, etag?: string | null) => Promise<void>;
}

/** Reads an endpoint and keeps it: `useApi('GET /project/{id}/', { params: { id } })`. Same arguments share one call. */
export function useApi<K extends ReadKey>(key: K, ...[options]: ReadArguments<K>): ApiRead<ResponseOf<K>> {
  const { enabled = true, swr, ...call } = (options ?? {}) as ReadOptions<K>;
  const state = useSWR<ApiAnswer<ResponseOf<K>>, ApiError>(
    enabled ? cacheKey(key, call.params, call.query) : null,
    () => api(key, ...([call] as unknown as ApiArguments<K>)),
    swr,
  );
  return {
    data: state.data?.data,
    etag: state.data?.etag ?? null,
    error: state.error,
    isLoading: state.isLoading,
    isValidating: state.isValidating,
    reload: async () => void (await state.mutate()),
    replace: async (data, etag = null) => void (await state.mutate({ data, etag }, { revalidate: false })),
  };
}
