import { listProps, useTableState, type TableDefaults } from '../../design/table/index.ts';
import { useList, type ListKey, type QueryValues, type RowOf } from '../data/index.ts';
import { listExport } from '../operation/index.ts';

export interface ListDefaults extends Omit<TableDefaults, 'prefix'> {
  /** Query parameters that are always sent, such as `{ expand: 'institution' }`. */
  query?: QueryValues;
  /** Comma-separated fields by which rows are counted, for the numbers beside filter options. */
  grouping?: string;
}

/**
 * A list of the API with page, order, search and filters in the URL: `<DataTable {...table} …/>` with `<ChoiceFilter
 * {...choose('status')} …/>` for each filter. `filters` names each filter with its initial value; '' is off.
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
    /** Props of `DataTable`: the loaded rows, and the export of all rows. */
    table: {
      ...listProps<RowOf<K>>(list),
      state,
      onStateChange,
      exportRows: listExport(key, query),
    },
    groups: list.groups,
    reload: list.reload,
    /** Props of the `ChoiceFilter` of one field. */
    choose: (name: string) => ({
      value: state.filters[name] ?? '',
      onChange: (value: string) => setFilter(name, value),
      ...(grouped.includes(name) ? { counts: list.groups[name] ?? {} } : {}),
    }),
    /** For a control that sets several filters. */
    setFilters: (filters: Readonly<Record<string, string>>) =>
      onStateChange({ ...state, page: 1, filters: { ...state.filters, ...filters } }),
  };
}
