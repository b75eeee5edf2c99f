import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readTableState, tableQuery, writeTableState, type TableDefaults } from './table-state.ts';
import type { StateChangeOptions, TableState } from './types.ts';

export interface TableStateHandle {
  state: TableState;
  onStateChange: (next: TableState, options?: StateChangeOptions) => void;
  /** `limit`, `offset`, `ordering`, `search` and the set filters, for the list API. */
  query: Record<string, string | number>;
  /** Sets one filter and goes back to page 1. */
  setFilter: (name: string, value: string) => void;
  /** Clears the search and all filters. */
  reset: () => void;
}

/**
 * Stores page, sort, filters and search of a list in the URL: a link shows the same list, Back goes to the last one.
 * Only filters named in `defaults.filters` are read.
 */
export function useTableState(defaults: TableDefaults = {}): TableStateHandle {
  const [parameters, setParameters] = useSearchParams();
  // only the first defaults are used: a new object literal on each render must not reset the list
  const [first] = useState(defaults);
  const state = useMemo(() => readTableState(parameters, first), [parameters, first]);
  const query = useMemo(() => tableQuery(state), [state]);
  const onStateChange = useCallback(
    (next: TableState, { replace = false }: StateChangeOptions = {}) => {
      setParameters(
        (current) => {
          const isTyping = readTableState(current, first).search !== next.search;
          return writeTableState(current, isTyping ? { ...next, page: 1 } : next, first);
        },
        // a change of the list must not scroll the page
        { preventScrollReset: true, replace },
      );
    },
    [setParameters, first],
  );
  const setFilter = useCallback(
    (name: string, value: string) =>
      onStateChange({ ...state, page: 1, filters: { ...state.filters, [name]: value } }),
    [onStateChange, state],
  );
  const reset = useCallback(
    () =>
      onStateChange({
        ...state,
        page: 1,
        search: '',
        filters: Object.fromEntries(Object.keys(state.filters).map((name) => [name, ''])),
      }),
    [onStateChange, state],
  );
  return { state, onStateChange, query, setFilter, reset };
}
