import { listProps, useTableState, type TableDefaults } from '../../design/table/index.ts';
import { useList, type ListKey, type QueryValues, type RowOf } from '../data/index.ts';
import { listExport } from '../operation/index.ts';

export interface ListDefaults extends Omit<TableDefaults, 'prefix'> {
  /** What is asked for whatever the reader chose, such as `{ expand: 'institution' }`. */
  query?: QueryValues;
  /** The fields, by commas, by which rows are counted, for the numbers beside the choices of their filters. */
  grouping?: string;
}

/**
 * A list of the API whose page, order, search and filters live in the address: `<DataTable {...table} …/>` with
 * `<ChoiceFilter {...choose('status')} …/>` for each filter. Each filter is named in `filters` with its first value; '' is
 * off.
 */
export function useFilteredList<K extends ListKey>(
  key: K,
  { query: always, grouping, ...defaults }: ListDefaults,
) {
  const { state, onStateChange, query: chosen, setFilter } = useTableState(defaults);
  const query = { ...chosen, ...always };
  const list = useList(key, grouping === undefined ? query : { ...query, grouping });
  const grouped = grouping?.split(',') ?? [];
  return {
    /** Of `DataTable`: what was read, and the export of all of it. */
    table: {
      ...listProps<RowOf<K>>(list),
      state,
      onStateChange,
      exportRows: listExport(key, query),
    },
    groups: list.groups,
    reload: list.reload,
    /** Of the `ChoiceFilter` of one field. */
    choose: (name: string) => ({
      value: state.filters[name] ?? '',
      onChange: (value: string) => setFilter(name, value),
      ...(grouped.includes(name) ? { counts: list.groups[name] ?? {} } : {}),
    }),
    /** Of a choice that sets several filters. */
    setFilters: (filters: Readonly<Record<string, string>>) =>
      onStateChange({ ...state, page: 1, filters: { ...state.filters, ...filters } }),
  };
}
