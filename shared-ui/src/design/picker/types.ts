import type { ReactNode } from 'react';

export interface PickerColumn<Row> {
  /** Stable. */
  id: string;
  header: string;
  /** Shows the header only to screen readers, such as above the Remove buttons. */
  isHeaderHidden?: boolean;
  /**
   * A row renders again only when one of its own values changes. A cell must therefore depend only on its row, its
   * number (from 1) and stable functions.
   */
  cell: (row: Row, number: number) => ReactNode;
}

/** Selected rows; ids across all pages. */
export interface PickerSelection<Row> {
  selectedIds: ReadonlySet<string>;
  onChange: (selectedIds: ReadonlySet<string>) => void;
  label: (row: Row) => string;
  /** False for a row that cannot be selected; its cells must say why. */
  mayChoose?: (row: Row) => boolean;
}

export interface RowPickerProps<Row extends object> {
  /** Accessible name of the table. */
  caption: string;
  /** Pass a stable value (module scope or useMemo): a new array renders every row again. */
  columns: ReadonlyArray<PickerColumn<Row>>;
  /** Objects without nesting: two rows with the same values count as equal. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Rows per page, by default 500. A shorter list has no pages. */
  pageSize?: number;
  selection?: PickerSelection<Row>;
}
