import type { ReactNode } from 'react';

export interface PickerColumn<Row> {
  /** Stable. */
  id: string;
  header: string;
  /** For screen readers alone, e.g. above the buttons that take rows out. */
  isHeaderHidden?: boolean;
  /**
   * A row is drawn again only when one of its own values changes, so a cell must not depend on anything but its row, its
   * number from 1, and functions that stay the same.
   */
  cell: (row: Row, number: number) => ReactNode;
}

/** Rows that are chosen; ids over all pages. */
export interface PickerSelection<Row> {
  selectedIds: ReadonlySet<string>;
  onChange: (selectedIds: ReadonlySet<string>) => void;
  label: (row: Row) => string;
  /** A row that cannot be chosen says why in its cells. */
  mayChoose?: (row: Row) => boolean;
}

export interface RowPickerProps<Row extends object> {
  /** Names the table; read by screen readers. */
  caption: string;
  /** Keep stable (module scope or useMemo): other columns draw every row again. */
  columns: ReadonlyArray<PickerColumn<Row>>;
  /** Flat: two rows with the same values are the same row. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Rows of a page, 500 unless given. A list that is no longer has no pages. */
  pageSize?: number;
  selection?: PickerSelection<Row>;
}
