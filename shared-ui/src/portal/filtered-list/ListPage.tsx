import { Fragment, type ReactNode } from 'react';
import { Page, type PageProps } from '../../design/page/index.ts';
import {
  ChoiceFilter,
  DataTable,
  type ChoiceFilterProps,
  type DataTableProps,
  type TableEmpty,
} from '../../design/table/index.ts';
import type { ListKey, RowOf } from '../data/index.ts';
import { useFilteredList, type ListDefaults, type ListFields } from './use-filtered-list.ts';

/** A filter on one field: a select, or the control that `show` renders, such as a `DateFilter`. */
export type ListFilter = { readonly name: string } & (
  | Pick<ChoiceFilterProps, 'label' | 'options'>
  | { readonly show: (filter: Pick<ChoiceFilterProps, 'value' | 'onChange'>) => ReactNode }
);

type FromTable = 'rowHref' | 'rowLabel' | 'details' | 'searchLabel' | 'hasShortcuts';

export interface ListTableProps<K extends ListKey, F extends keyof RowOf<K> & string>
  extends
    Pick<DataTableProps<Pick<RowOf<K>, F>>, FromTable>,
    Omit<ListDefaults, 'filters'>,
    Omit<ListFields<RowOf<K>, F>, 'columns' | 'hasColumnsInAddress'> {
  columns: DataTableProps<RowOf<K>>['columns'];
  /** Key of the list endpoint. */
  list: K;
  caption: string;
  filters?: readonly ListFilter[];
  /** Offers Export CSV and Export XLSX. */
  hasExport?: boolean;
  /** Shown when the list has no entries yet. */
  empty: TableEmpty;
}

/** A list of the API with its filters, for a page that has more than this list; see `ListPage`. */
export function ListTable<K extends ListKey, F extends keyof RowOf<K> & string = keyof RowOf<K> & string>({
  list,
  filters = [],
  hasExport = false,
  empty,
  ordering,
  pageSize,
  query,
  grouping,
  columns,
  rowFields,
  storageKey,
  ...shown
}: ListTableProps<K, F>) {
  const { table, choose } = useFilteredList(list, {
    ordering,
    pageSize,
    query,
    grouping,
    columns,
    rowFields,
    storageKey,
    filters: Object.fromEntries(filters.map(({ name }) => [name, ''])),
  });
  const { exportRows, ...read } = table;
  return (
    <DataTable
      {...read}
      {...shown}
      {...(hasExport ? { exportRows } : {})}
      rowId={(row) => String((row as unknown as { id: string | number }).id)}
      filters={filters.map((filter) => (
        <Fragment key={filter.name}>
          {'show' in filter ? (
            filter.show(choose(filter.name))
          ) : (
            <ChoiceFilter label={filter.label} options={filter.options} {...choose(filter.name)} />
          )}
        </Fragment>
      ))}
      empty={empty}
    />
  );
}

export interface ListPageProps<K extends ListKey, F extends keyof RowOf<K> & string>
  extends Omit<PageProps, 'width' | 'children'>, Omit<ListTableProps<K, F>, 'caption'> {
  /** Accessible name of the table; default: the title. */
  caption?: string;
  /** Content above the list. */
  before?: ReactNode;
  /** Content below the list. */
  children?: ReactNode;
}

/** A page that shows one list of the API; page, order, search and filters are stored in the URL. */
export function ListPage<K extends ListKey, F extends keyof RowOf<K> & string = keyof RowOf<K> & string>({
  title,
  breadcrumbs,
  actions,
  summary,
  caption = title,
  before,
  children,
  ...listed
}: ListPageProps<K, F>) {
  return (
    <Page {...{ title, breadcrumbs, actions, summary }}>
      {before}
      <ListTable {...listed} caption={caption} />
      {children}
    </Page>
  );
}
