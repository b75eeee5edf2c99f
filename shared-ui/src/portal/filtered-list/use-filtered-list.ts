import {
  listProps,
  useColumnChoice,
  useTableState,
  type DataTableProps,
  type TableColumn,
  type TableDefaults,
} from '../../design/table/index.ts';
import { useList, type ListKey, type QueryValues, type RowOf } from '../data/index.ts';
import { listExport } from '../operation/index.ts';

export interface ListDefaults extends Omit<TableDefaults, 'prefix'> {
  /** Query parameters that are always sent, such as `{ expand: 'institution' }`. */
  query?: QueryValues;
  /** Comma-separated fields by which rows are counted, for the numbers beside filter options. */
  grouping?: string;
}

/** For a list whose columns name their fields (`createColumnBuilder`): it reads only the fields of the visible columns. */
export interface ListFields<Row, F extends keyof Row> extends Pick<
  DataTableProps<Row>,
  'storageKey' | 'hasColumnsInAddress'
> {
  columns?: readonly TableColumn<Row>[];
  /** Fields that the page itself reads of each row, whichever columns are visible, such as the id for its address. */
  rowFields?: readonly F[];
}

const nothing: readonly never[] = [];

/** The value of `fields`; undefined if not all columns name theirs, so that the list reads whole rows. */
function nameFields(
  rowFields: readonly string[],
  columns: readonly Pick<TableColumn<never>, 'fields'>[],
  { expand }: QueryValues,
): string | undefined {
  if (!columns.every(({ fields }) => fields)) return undefined;
  const relations = String(expand).split(',');
  const fields = new Set([...rowFields, ...columns.flatMap((column) => column.fields ?? [])]);
  return [...fields]
    .filter((field) => !relations.includes(field))
    .toSorted()
    .join();
}

/**
 * A list of the API with page, order, search and filters in the URL: `<DataTable {...table} …/>` with `<ChoiceFilter
 * {...choose('status')} …/>` for each filter. `filters` names each filter with its initial value; '' is off.
 */
export function useFilteredList<
  K extends ListKey,
  F extends keyof RowOf<K> & string = keyof RowOf<K> & string,
>(
  key: K,
  {
    query: always,
    grouping,
    columns = nothing,
    rowFields,
    storageKey,
    hasColumnsInAddress,
    ...defaults
  }: ListDefaults & ListFields<RowOf<K>, F>,
) {
  const { state, onStateChange, query: chosen, setFilter } = useTableState(defaults);
  const columnChoice = useColumnChoice(columns, storageKey, hasColumnsInAddress);
  const visible = columns.filter(({ id }) => columnChoice.visibility[id]);
  const fields = rowFields && nameFields(rowFields, visible, always ?? {});
  const query = { ...chosen, ...always, ...(fields === undefined ? {} : { fields }) };
  const list = useList(key, grouping === undefined ? query : { ...query, grouping });
  const grouped = grouping?.split(',') ?? [];
  const read = { ...listProps<RowOf<K>>(list), state, onStateChange, exportRows: listExport(key, query) };
  return {
    /**
     * Props of `DataTable`: the loaded rows, and the export of all rows. The page sees only its `rowFields` of a row;
     * the columns see those that they name.
     */
    table: {
      ...(read as unknown as Required<
        Pick<
          DataTableProps<Pick<RowOf<K>, F>>,
          | 'rows'
          | 'count'
          | 'countCapped'
          | 'isLoading'
          | 'onRetry'
          | 'state'
          | 'onStateChange'
          | 'exportRows'
        >
      > & { error: unknown }),
      columns: columns as unknown as readonly TableColumn<Pick<RowOf<K>, F>>[],
      ...(storageKey === undefined ? {} : { storageKey }),
      columnChoice: rowFields && columnChoice,
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
