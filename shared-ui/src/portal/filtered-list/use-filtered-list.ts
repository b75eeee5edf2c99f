import { listProps, useTableState } from '../../design/table/index.ts';
import { readEveryRow, useList, type ListKey, type RowOf } from '../data/index.ts';

interface Defaults {
  ordering: string;
  /** Each filter of the page; '' is off. */
  filters: Readonly<Record<string, string>>;
  /** The field by which rows are counted, for the numbers beside the choices of its filter. */
  grouping?: string;
}

/**
 * A list of the API whose page, order, search and filters live in the address: `<DataTable {...table} …/>` with
 * `<ChoiceFilter {...choose('status')} …/>` for each filter.
 */
export function useFilteredList<K extends ListKey>(key: K, { grouping, ...defaults }: Defaults) {
  const { state, onStateChange, query, setFilter } = useTableState(defaults);
  const list = useList(key, grouping === undefined ? query : { ...query, grouping });
  return {
    /** Of `DataTable`: what was read, and the export of all of it. */
    table: {
      ...listProps<RowOf<K>>(list),
      state,
      onStateChange,
      exportRows: () => readEveryRow(key, query),
    },
    reload: list.reload,
    /** Of the `ChoiceFilter` of one field. */
    choose: (name: string) => ({
      value: state.filters[name] ?? '',
      onChange: (value: string) => setFilter(name, value),
      ...(name === grouping ? { counts: list.groups[name] ?? {} } : {}),
    }),
  };
}
