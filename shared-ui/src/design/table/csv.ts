type Cell = string | number | null | undefined;

/** Matches the start of a formula, also after spaces, quotes and invisible characters, and in full-width form. */
const FORMULA = /^["\p{Z}\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;
/**
 * With some settings a spreadsheet splits lines at these characters, and recognizes quotes only at the start of each
 * part.
 */
const SEPARATORS = /([;|\t\r\n])/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Puts an apostrophe before everything that a spreadsheet would run as a formula, so that it stays text. */
function escapeFormula(text: string): string {
  if (NUMBER.test(text)) return text;
  const escaped = text
    .split(SEPARATORS)
    .map((part) => (FORMULA.test(part) ? `'${part}` : part))
    .join('');
  return /^[\t\r\n]/.test(escaped) ? `'${escaped}` : escaped;
}

const quote = (cell: Cell): string => `"${escapeFormula(String(cell ?? '')).replaceAll('"', '""')}"`;

/** Rows as CSV (RFC 4180), every cell in quotes; the byte order mark lets spreadsheets detect UTF-8. */
export const toCsv = (rows: ReadonlyArray<readonly Cell[]>): string =>
  `\uFEFF${rows.map((row) => row.map(quote).join(',')).join('\r\n')}\r\n`;

/** Turns 'New Requests' into 'new-requests-2026-11-21.csv'. */
export const csvName = (caption: string, today: Date): string => fileName(caption, today, 'csv');

export const fileName = (caption: string, today: Date, ending: 'csv' | 'xlsx'): string =>
  `${caption
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}-${today.toISOString().slice(0, 10)}.${ending}`;
