type Cell = string | number | null | undefined;

/** A text that a spreadsheet would run as a formula is kept a text by a leading apostrophe. */
const isFormula = (text: string) =>
  // blanks and what nobody sees before the sign do not save it, nor does its wide form
  /^(?:[\p{Z}\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/u.test(text) && !/^-?\d+(\.\d+)?$/.test(text);

function escaped(cell: Cell): string {
  const raw = cell === null || cell === undefined ? '' : String(cell);
  const text = isFormula(raw) ? `'${raw}` : raw;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV of RFC 4180; the mark at the start tells spreadsheets that it is UTF-8. */
export const toCsv = (rows: ReadonlyArray<readonly Cell[]>): string =>
  `\uFEFF${rows.map((row) => row.map(escaped).join(',')).join('\r\n')}\r\n`;

/** 'New Requests' as 'new-requests-2026-11-21.csv'. */
export const csvName = (caption: string, today: Date): string => fileName(caption, today, 'csv');

export const fileName = (caption: string, today: Date, ending: 'csv' | 'xlsx'): string =>
  `${caption
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}-${today.toISOString().slice(0, 10)}.${ending}`;
