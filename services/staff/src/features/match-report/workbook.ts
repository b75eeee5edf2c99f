/** Writes a workbook with one sheet. Every text is a cell of type text, which no spreadsheet evaluates as a formula. */
import writeXlsxFile from 'write-excel-file/node';

export type Cell = string | number | null;
export interface SheetColumn<Row> {
  readonly heading: string;
  /** In characters. */
  readonly width: number;
  readonly value: (row: Row) => Cell;
}

/** Characters that XML does not allow; a workbook with one of them does not open. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;
/** Maximum length of a cell. */
const CELL_MAXIMUM = 32_767;
const toText = (text: string): string => text.replaceAll(NOT_IN_XML, '').slice(0, CELL_MAXIMUM);

const toCell = (value: Cell) => {
  if (value === null || value === '') return null;
  return typeof value === 'number' ? { value, type: Number } : { value: toText(value), type: String };
};

export async function writeWorkbook<Row>(
  sheet: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Promise<Buffer> {
  const head = columns.map(({ heading }) => ({
    value: toText(heading),
    type: String,
    fontWeight: 'bold' as const,
  }));
  const body = rows.map((row) => columns.map(({ value }) => toCell(value(row))));
  return writeXlsxFile([head, ...body], {
    sheet,
    stickyRowsCount: 1,
    columns: columns.map(({ width }) => ({ width })),
  }).toBuffer();
}
