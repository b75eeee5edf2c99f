import { useEffect } from 'react';
import { pageCount } from './table-state.ts';
import type { DataTableProps } from './types.ts';

type Listed = Pick<
  DataTableProps<unknown>,
  'count' | 'countCapped' | 'isLoading' | 'error' | 'rows' | 'state' | 'onStateChange'
>;

/**
 * Goes to the last page when the URL asks for a later one: after an old link, or when rows were removed (spec 1 section
 * 5). If counting stopped at its limit, only a page without rows is beyond the end.
 * @returns true during the redirect, so that the list is not reported as empty
 */
export function useBoundedPage({
  count,
  countCapped = false,
  isLoading = false,
  error,
  rows,
  state,
  onStateChange,
}: Listed): boolean {
  const last = pageCount(count, state.pageSize);
  const isKnown = !isLoading && (error === undefined || error === null) && count > 0;
  const isBeyond = isKnown && state.page > last && (rows.length === 0 || !countCapped);
  useEffect(() => {
    if (isBeyond) onStateChange({ ...state, page: last }, { replace: true });
  }, [isBeyond, last, onStateChange, state]);
  return isBeyond;
}
