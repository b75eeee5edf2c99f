import type { ReactNode } from 'react';

/** What a list shows: which page, how sorted, what is searched and filtered. Lives in the URL by `useTableState`. */
export interface TableState {
  /** From 1. */
  page: number;
  /** At least 10, in steps of 5. */
  pageSize: number;
  /** As the list API takes it: `created`, `-created`, or '' for the server's own order. */
  ordering: string;
  search: string;
  /** Filters of the list API by name, e.g. `{ status__in: '1,2' }`; '' means not set. */
  filters: Readonly<Record<string, string>>;
}

export interface StateChangeOptions {
  /** A correction of the table itself: Back must not lead to what was corrected. */
  replace?: boolean;
}

export type SortKind = 'text' | 'date' | 'number' | 'time' | 'order';

export interface TableColumn<Row> {
  /** Stable; the remembered column choice uses it. */
  id: string;
  header: string;
  /** The cell as text: shown unless `cell` is given, and what copying takes. */
  value?: (row: Row) => string | number | null | undefined;
  /** The cell in an export; `value` unless given, e.g. for a status that is a number. */
  exported?: (row: Row) => string | number | null | undefined;
  /** Above the column in an export; `header` unless given, e.g. to say what a number counts. */
  exportedHeader?: string;
  /** The cell as it looks. */
  cell?: (row: Row) => ReactNode;
  /** The `ordering` name on the server; a column without one cannot be sorted. */
  sortKey?: string;
  /** What the two directions are called; letters unless given. `order` is one of its own, as that of statuses is. */
  sortsAs?: SortKind;
  align?: 'start' | 'end';
  /** CSS width, e.g. '12rem', below which the column does not become narrower. */
  width?: string;
  /** Off until the reader chooses it. */
  isHiddenAtFirst?: boolean;
  /** Names the row's card on a phone; the first column does unless one is marked. */
  isCardTitle?: boolean;
  /** A button that copies `value`. */
  canCopy?: boolean;
}

/** Rows that are chosen for a common action; ids as strings, over all pages. */
export interface TableSelection {
  selectedIds: readonly string[];
  onChange: (selectedIds: string[]) => void;
  /** Buttons shown beside "12 selected". */
  actions?: ReactNode;
}

export type ExportFormat = 'csv' | 'xlsx';
/** Saves rows that come piece by piece: all rows of a long list are never in memory together. */
export type SaveRows<Row> = (format: ExportFormat, pieces: AsyncIterable<readonly Row[]>) => Promise<void>;

/** Rows of a list that may be too long for the page to read. */
export interface LongRows<Row> {
  /** Every row; undefined where an export in the background began instead. */
  readonly readRows: () => Promise<readonly Row[] | undefined>;
  /** Beside the buttons of a long list: how far that export is, and how it is saved. */
  readonly showBackground: (save: SaveRows<Row>) => ReactNode;
}
export type ExportedRows<Row> = (() => Promise<readonly Row[]>) | LongRows<Row>;

export interface TableEmpty {
  title?: string;
  description?: ReactNode;
  action?: ReactNode;
  /** In place of the portal's sign. */
  icon?: ReactNode;
}

export interface DataTableProps<Row> {
  /** Names the table; read by screen readers, e.g. 'Requests'. */
  caption: string;
  /** The first column names the row and has its link. Keep stable (module scope or useMemo). */
  columns: ReadonlyArray<TableColumn<Row>>;
  rows: readonly Row[];
  /** All matches on the server. */
  count: number;
  /** Counting stopped at 1000: shown "1000+". */
  countCapped?: boolean;
  isLoading?: boolean;
  error?: unknown;
  onRetry?: () => void;
  state: TableState;
  onStateChange: (next: TableState, options?: StateChangeOptions) => void;
  rowId: (row: Row) => string;
  /** Words for the row in its checkbox; the first column's value unless given. */
  rowLabel?: (row: Row) => string;
  /** Address of the row's own screen: its first cell becomes a link and the row can be clicked. */
  rowHref?: (row: Row) => string;
  /** Instead of `rowHref`, for a side panel. */
  onRowOpen?: (row: Row) => void;
  /** What a row has beside its columns: a button in the row opens it below. Null where a row has nothing more. */
  details?: (row: Row) => ReactNode;
  /** Rows that are marked in gold, e.g. what is the reader's own; a word in the row says the same. Keep stable. */
  isMarked?: (row: Row) => boolean;
  selection?: TableSelection;
  /** Turns the search box on; its label, e.g. 'Search requests'. */
  searchLabel?: string;
  /** Filter controls, left of the column choice. */
  filters?: ReactNode;
  /** More buttons, e.g. views; given the ids of the columns that show. */
  tools?: ReactNode | ((columns: readonly string[]) => ReactNode);
  /** The address may say which columns show, in `columns`: for a page with one list. */
  hasColumnsInAddress?: boolean;
  /** Every row of the list as it is searched and filtered, over all pages: turns Export CSV and Export XLSX on. */
  exportRows?: ExportedRows<Row>;
  /** For a list that has nothing yet; 'No Entries' unless given. */
  empty?: TableEmpty;
  /** Remembers the column choice in this browser under this name; no column choice without it. */
  storageKey?: string;
  /** j, k, Enter, / and ? keys for lists that staff live in. */
  hasShortcuts?: boolean;
}
