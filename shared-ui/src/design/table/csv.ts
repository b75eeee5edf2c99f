type Cell = string | number | null | undefined;

/** Blanks, quotes and invisible characters before the sign of a formula do not hide it, nor does its wide form. */
const FORMULA = /^["\p{Z}\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;
/** In some settings a spreadsheet divides lines at these, and knows no quotes but those at the start of what it divided. */
const SEPARATORS = /([;|\t\r\n])/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Whatever a spreadsheet would run as a formula is turned into a text by an apostrophe before it. */
function escapeFormula(text: string): string {
  if (NUMBER.test(text)) return text;
  const escaped = text
    .split(SEPARATORS)
    .map((part) => (FORMULA.test(part) ? `'${part}` : part))
    .join('');
  return /^[\t\r\n]/.test(escaped) ? `'${escaped}` : escaped;
}

const quote = (cell: Cell): string => `"${escapeFormula(String(cell ?? '')).replaceAll('"', '""')}"`;

/** Rows as CSV of RFC 4180, every cell in quotes; the mark at the start shows spreadsheets that it is UTF-8. */
export const toCsv = (rows: ReadonlyArray<readonly Cell[]>): string =>
  `\uFEFF${rows.map((row) => row.map(quote).join(',')).join('\r\n')}\r\n`;

/** 'New Requests' as 'new-requests-2026-11-21.csv'. */
export const csvName = (caption: string, today: Date): string => fileName(caption, today, 'csv');

export const fileName = (caption: string, today: Date, ending: 'csv' | 'xlsx'): string =>
  `${caption
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}-${today.toISOString().slice(0, 10)}.${ending}`;
