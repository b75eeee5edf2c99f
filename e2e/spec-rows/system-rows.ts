/**
 * The statements of parts 2 and 3 of the specification, row by row, grouped by the systems of the plan. A row begins
 * with its id: R (researcher side) or S (staff side) with its section, P for parts that systems share. The id of a
 * statement never changes: a new row takes the next free number of its section.
 */
export interface SystemRows {
  readonly system: string;
  readonly title: string;
  /** Rows such as `R2.1-01 The statement in one line`. */
  readonly rows: readonly string[];
}

export interface RowTable {
  /** Name of the file that lists the tests of its rows. */
  readonly document: string;
  readonly title: string;
  readonly systems: readonly SystemRows[];
}

export const rowId = (row: string): string => row.slice(0, row.indexOf(' '));
export const rowText = (row: string): string => row.slice(row.indexOf(' ') + 1);
