import useSWR, { type SWRConfiguration, unstable_serialize as serialize, useSWRConfig } from 'swr';
import { useState } from 'react';
import type { PortalEndpointKey } from '@portal/contract';
import type { ResponseOf } from '@portal/contract/types';
import { api, type ApiAnswer, type ApiArguments, type ApiOptions } from './api.ts';
import type { ApiError } from './api-error.ts';
import { cacheKey } from './cache-key.ts';
import { useBackgroundPart } from './failing-reads.ts';
import { isReadOnHome, readOnHome } from './home-lists.ts';
import { markRepeatedFailure, useReportedFailure } from './use-reported-failure.ts';

export type ReadKey = Extract<PortalEndpointKey, `GET ${string}`>;

type ReadOptions<K extends ReadKey> = Omit<ApiOptions<K>, 'ifMatch' | 'known' | 'signal' | 'body'> & {
  /** False: do not call yet, for example while an id is unknown. */
  enabled?: boolean;
  /**
   * True for data that a dialog uses once, such as the draft of an email that goes with a decision. It is read each
   * time the dialog opens, and not again while it is open: after the decision the server would refuse the read.
   */
  isOnce?: boolean;
  /** True if the server answers 304 for unchanged data; the cached data are then reused. */
  isVersioned?: boolean;
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

const ONCE: SWRConfiguration = { revalidateOnFocus: false, revalidateOnReconnect: false };
let openings = 0;
/** A unique cache key for one opening: {@link invalidate} does not match it, and no other opening shares its data. */
const countOpening = (): number => (openings += 1);

/**
 * Reads an endpoint and caches it: `useApi('GET /project/{id}/', { params: { id } })`. Reads with the same arguments
 * share one call. The shell is notified of a failure that leaves the page without data (spec 1 section 8). A failure
 * with older data on screen is retried silently.
 */
export function useApi<K extends ReadKey>(key: K, ...[options]: ReadArguments<K>): ApiRead<ResponseOf<K>> {
  const {
    enabled = true,
    isOnce = false,
    isVersioned = false,
    swr,
    ...call
  } = (options ?? {}) as ReadOptions<K>;
  const { cache } = useSWRConfig();
  const [opening] = useState(countOpening);
  const cached = enabled
    ? cacheKey(isOnce ? `opening ${opening}: ${key}` : key, call.params, call.query)
    : null;
  const findKnown = () => (isVersioned ? cache.get(serialize(cached))?.data : undefined);
  const isOfPanel = useBackgroundPart() !== null && !isOnce && !isVersioned && isReadOnHome(key);
  const state = useSWR<ApiAnswer<ResponseOf<K>>, ApiError>(
    cached,
    () =>
      markRepeatedFailure(
        isOfPanel
          ? (readOnHome(key, call.query) as Promise<ApiAnswer<ResponseOf<K>>>)
          : api(key, ...([{ ...call, silent: true, known: findKnown() }] as unknown as ApiArguments<K>)),
        serialize(cached),
        call.silent,
      ),
    // The previous page of a list may stay while the next one loads, but one object must never stay in place of
    // another.
    {
      ...(call.params === undefined ? {} : { keepPreviousData: false }),
      ...(isOnce ? ONCE : {}),
      ...swr,
    },
  );
  const expectAnswer = useReportedFailure(cached, state, call);
  return {
    data: state.data?.data,
    etag: state.data?.etag ?? null,
    error: state.error,
    isLoading: state.isLoading,
    isValidating: state.isValidating,
    reload: async () => {
      expectAnswer();
      await state.mutate();
    },
    replace: async (data, etag = null) => void (await state.mutate({ data, etag }, { revalidate: false })),
  };
}
