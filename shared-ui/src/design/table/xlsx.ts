/** Loaded when someone exports a workbook. */
import writeXlsxFile from 'write-excel-file/universal';

type Cell = string | number | null | undefined;

/** What XML cannot contain; a workbook with one of them does not open. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;
/** The maximum length of a cell; a longer text makes the workbook unreadable. */
const CELL_MAXIMUM = 32_767;

const toText = (text: string): string => text.replaceAll(NOT_IN_XML, '').slice(0, CELL_MAXIMUM);

/**
 * A workbook with one sheet: frozen headings and the rows. Every text gets the cell type text, so that no spreadsheet
 * runs it as a formula, whatever its first character is.
 */
export function toXlsx(headings: readonly string[], rows: ReadonlyArray<readonly Cell[]>): Promise<Blob> {
  const head = headings.map((value) => ({ value: toText(value), type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    row.map((cell) => {
      if (cell === null || cell === undefined || cell === '') return null;
      if (typeof cell === 'number' && Number.isFinite(cell)) return { value: cell, type: Number };
      return { value: toText(String(cell)), type: String };
    }),
  );
  return writeXlsxFile([head, ...body], { stickyRowsCount: 1 }).toBlob();
}
