/**
 * What parts 2 and 3 of the specification say, row by row, under the systems of the plan. A row begins with its id:
 * R (researcher side) or S (staff side) with the section that says it, P for the parts that systems share. An id
 * stays with its statement: a new row takes the next free number of its section.
 */
export interface SystemRows {
  readonly system: string;
  readonly title: string;
  /** `R2.1-01 What is said, in one line`. */
  readonly rows: readonly string[];
}

export interface RowTable {
  /** Name of the file that shows its tests. */
  readonly document: string;
  readonly title: string;
  readonly systems: readonly SystemRows[];
}

export const rowId = (row: string): string => row.slice(0, row.indexOf(' '));
export const rowText = (row: string): string => row.slice(row.indexOf(' ') + 1);
