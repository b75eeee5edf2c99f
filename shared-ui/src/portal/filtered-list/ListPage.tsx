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
import { useFilteredList, type ListDefaults } from './use-filtered-list.ts';

/** A filter by one field: a choice, or what `show` makes of its value, such as a `DateFilter`. */
export type ListFilter = { readonly name: string } & (
  | Pick<ChoiceFilterProps, 'label' | 'options'>
  | { readonly show: (filter: Pick<ChoiceFilterProps, 'value' | 'onChange'>) => ReactNode }
);

type FromTable =
  | 'columns'
  | 'rowHref'
  | 'rowLabel'
  | 'details'
  | 'searchLabel'
  | 'storageKey'
  | 'hasShortcuts';

export interface ListTableProps<K extends ListKey>
  extends Pick<DataTableProps<RowOf<K>>, FromTable>, Omit<ListDefaults, 'filters'> {
  /** The list of the API. */
  list: K;
  caption: string;
  filters?: readonly ListFilter[];
  /** Without it, Export CSV and Export XLSX are not offered. */
  hasExport?: boolean;
  /** What a list says that has nothing yet. */
  empty: TableEmpty;
}

/** A list of the API with its filters, for a page that has more than this list; see `ListPage`. */
export function ListTable<K extends ListKey>({
  list,
  filters = [],
  hasExport = false,
  empty,
  ordering,
  pageSize,
  query,
  grouping,
  ...shown
}: ListTableProps<K>) {
  const { table, choose } = useFilteredList(list, {
    ordering,
    pageSize,
    query,
    grouping,
    filters: Object.fromEntries(filters.map(({ name }) => [name, ''])),
  });
  const { exportRows, ...read } = table;
  return (
    <DataTable
      {...read}
      {...shown}
      {...(hasExport ? { exportRows } : {})}
      rowId={(row) => String((row as { id: string | number }).id)}
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

export interface ListPageProps<K extends ListKey>
  extends Omit<PageProps, 'width' | 'children'>, Omit<ListTableProps<K>, 'caption'> {
  /** Names the table; the title unless given. */
  caption?: string;
  /** Above the list. */
  before?: ReactNode;
  /** Below the list. */
  children?: ReactNode;
}

/** A page that is a list of the API: page, order, search and filters live in its address. */
export function ListPage<K extends ListKey>({
  title,
  breadcrumbs,
  actions,
  summary,
  caption = title,
  before,
  children,
  ...listed
}: ListPageProps<K>) {
  return (
    <Page {...{ title, breadcrumbs, actions, summary }}>
      {before}
      <ListTable {...listed} caption={caption} />
      {children}
    </Page>
  );
}
