import type { ReactNode } from 'react';

/** The state of a list: page, sort order, search and filters. `useTableState` stores it in the URL. */
export interface TableState {
  /** From 1. */
  page: number;
  /** At least 10, in steps of 5. */
  pageSize: number;
  /** In the format of the list API: `created`, `-created`, or '' for the server's default order. */
  ordering: string;
  search: string;
  /** Filters of the list API by name, e.g. `{ status__in: '1,2' }`; '' means not set. */
  filters: Readonly<Record<string, string>>;
}

export interface StateChangeOptions {
  /** A correction by the table itself: Back must not return to the corrected state. */
  replace?: boolean;
}

export type SortKind = 'text' | 'date' | 'number' | 'time' | 'order';

export interface TableColumn<Row> {
  /** Must not change: the user's stored column choice refers to it. */
  id: string;
  header: string;
  /** Fields of the row that the column reads, named by `createColumnBuilder`. A list reads only those of visible columns. */
  fields?: readonly string[];
  /** The cell as text: shown unless `cell` is set, and copied by the copy button. */
  value?: (row: Row) => string | number | null | undefined;
  /** The cell in an export, such as the number of a status; default: `value`. */
  exported?: (row: Row) => string | number | null | undefined;
  /** Header of the column in an export, for example to say what a number counts; default: `header`. */
  exportedHeader?: string;
  /** Renders the cell. */
  cell?: (row: Row) => ReactNode;
  /** The `ordering` name on the server; a column without one cannot be sorted. */
  sortKey?: string;
  /**
   * Chooses the words for the two sort directions; default: `text`. `order` is for a special order, such as that of
   * statuses.
   */
  sortsAs?: SortKind;
  align?: 'start' | 'end';
  /** Minimum width of the column in CSS, such as '12rem'. */
  width?: string;
  /** Hidden until the user turns it on. */
  isHiddenAtFirst?: boolean;
  /** This column is the title of the row's card on a phone; default: the first column. */
  isCardTitle?: boolean;
  /** A button that copies `value`. */
  canCopy?: boolean;
}

/**
 * Returns what makes columns of `Row` that name their fields: `column(['title'], { …, value: ({ title }) => title })`.
 * A column can read no other field.
 */
export const createColumnBuilder =
  <Row>() =>
  <F extends keyof Row & string>(
    fields: readonly F[],
    column: TableColumn<Pick<Row, F>>,
  ): TableColumn<Pick<Row, F>> => ({ ...column, fields });

/** Which columns are visible. */
export interface ChosenColumns {
  visibility: Readonly<Record<string, boolean>>;
  setVisible: (id: string, isShown: boolean) => void;
}

/** Rows selected for a bulk action; ids as strings, across all pages. */
export interface TableSelection {
  selectedIds: readonly string[];
  onChange: (selectedIds: string[]) => void;
  /** Buttons shown beside "12 selected". */
  actions?: ReactNode;
}

export type ExportFormat = 'csv' | 'xlsx';
/** Writes rows to a file in batches: the rows of a long list are never all in memory. */
export type SaveRows<Row> = (format: ExportFormat, pieces: AsyncIterable<readonly Row[]>) => Promise<void>;

/** Rows of a list that may be too long to load into the page. */
export interface LongRows<Row> {
  /** All rows; undefined if a background export was started instead. */
  readonly readRows: () => Promise<readonly Row[] | undefined>;
  /** Shown beside the buttons of a long list: the progress of the background export, and its download. */
  readonly showBackground: (save: SaveRows<Row>) => ReactNode;
}
export type ExportedRows<Row> = (() => Promise<readonly Row[]>) | LongRows<Row>;

export interface TableEmpty {
  title?: string;
  description?: ReactNode;
  action?: ReactNode;
  /** Replaces the portal's logo. */
  icon?: ReactNode;
}

export interface DataTableProps<Row> {
  /** Accessible name of the table, such as 'Requests'. */
  caption: string;
  /** The first column names the row and has its link. Keep stable (module scope or useMemo). */
  columns: ReadonlyArray<TableColumn<Row>>;
  rows: readonly Row[];
  /** The number of matching rows on the server. */
  count: number;
  /** Counting stopped at 1000: shown "1000+". */
  countCapped?: boolean;
  isLoading?: boolean;
  error?: unknown;
  onRetry?: () => void;
  state: TableState;
  onStateChange: (next: TableState, options?: StateChangeOptions) => void;
  rowId: (row: Row) => string;
  /** Accessible name of the row's checkbox; default: the value of the first column. */
  rowLabel?: (row: Row) => string;
  /** Address of the row's page: the first cell becomes a link, and clicking the row opens it. */
  rowHref?: (row: Row) => string;
  /** Used instead of `rowHref` to open a side panel. */
  onRowOpen?: (row: Row) => void;
  /** Additional content of a row: a button in the row shows it below. Null for a row without any. */
  details?: (row: Row) => ReactNode;
  /** Highlights rows in gold, such as the user's own; text in the row must say the same. Pass a stable function. */
  isMarked?: (row: Row) => boolean;
  selection?: TableSelection;
  /** Turns the search box on; its label, e.g. 'Search requests'. */
  searchLabel?: string;
  /** Filter controls, left of the column choice. */
  filters?: ReactNode;
  /** Additional buttons, such as views; a function receives the ids of the visible columns. */
  tools?: ReactNode | ((columns: readonly string[]) => ReactNode);
  /** The URL may set the visible columns by the parameter `columns`: for a page with one list. */
  hasColumnsInAddress?: boolean;
  /** The choice of a list that reads only the fields of visible columns; a new column waits for its rows. */
  columnChoice?: ChosenColumns | undefined;
  /** All rows that match the search and filters, across all pages. Enables Export CSV and Export XLSX. */
  exportRows?: ExportedRows<Row>;
  /** Shown when the list has no entries at all; default: 'No Entries'. */
  empty?: TableEmpty;
  /** Remembers the column choice in this browser under this name; no column choice without it. */
  storageKey?: string;
  /** Enables the shortcuts j, k, Enter, / and ? for lists that staff use all day. */
  hasShortcuts?: boolean;
}
