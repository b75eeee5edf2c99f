import useSWR, { unstable_serialize as serialize } from 'swr';
import type { ApiError } from './api-error.ts';
import { cacheKey } from './cache-key.ts';
import type { QueryValues } from './call-url.ts';
import { readEveryRow } from './read-every-row.ts';
import type { ListKey, RowOf } from './use-list.ts';
import { markRepeatedFailure, useReportedFailure } from './use-reported-failure.ts';

export interface EveryRow<Row> {
  /** Undefined until all rows are loaded, because a part would look like the whole list. */
  rows: readonly Row[] | undefined;
  error: ApiError | undefined;
  reload: () => Promise<void>;
}

/**
 * Reads a list over all of its pages and caches it, for a page that searches and filters in the browser:
 * `useEveryRow('GET /abn_data/', { ordering: 'id' })`. Other readers of the same list share the call.
 */
export function useEveryRow<K extends ListKey>(key: K, query: QueryValues = {}): EveryRow<RowOf<K>> {
  // a separate key from the pages of the same list that `useList` caches
  const cached = cacheKey(key, { pages: 'all' }, query);
  const state = useSWR<RowOf<K>[], ApiError>(
    cached,
    () => markRepeatedFailure(readEveryRow(key, query, { silent: true }), serialize(cached)),
    { keepPreviousData: false },
  );
  const expectAnswer = useReportedFailure(cached, state, {});
  return {
    rows: state.data,
    error: state.error,
    reload: async () => {
      expectAnswer();
      await state.mutate();
    },
  };
}
