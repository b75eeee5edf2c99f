/** Parses samples from typed or pasted text: lists of ids, spreadsheet columns, a CSV file. */
import { isSampleId, type SampleAmounts } from './sample-ids.ts';

export interface SampleText {
  /** Distinct ids; the amount is null if the text has none. */
  readonly samples: SampleAmounts;
  /** Entries that cannot be ids, after invalid characters were removed. */
  readonly refused: readonly string[];
}

interface Columns {
  readonly id: number;
  /** Column index; -1 in a table without amounts. */
  readonly amount: number;
}
const FIRST_TWO: Columns = { id: 0, amount: 1 };

const ID_HEADER = /^(sample[ _-]?)?ids?$/i;
const AMOUNT_HEADER = /^(amount|requested)\b(?! available)/i;
/** A number, optionally followed by a unit. */
const AMOUNT = /^(\d+(?:[.,]\d+)?)(?:\s*(?:μg|μl|ug|ul|vials?))?$/i;
/** Separators between ids; the specification names comma, space and new line. */
const BETWEEN_IDS = /[\s,;]+/;

/**
 * A line whose second cell is a number is an id with its amount; cells are separated by tabs, semicolons or commas.
 * Every other line is a list of ids.
 * Characters other than letters, digits and hyphens are removed from ids.
 * @param headers accepted header names of the id and amount columns, besides the English ones
 */
export function readSampleText(
  text: string,
  headers: { readonly id?: string; readonly amount?: string } = {},
): SampleText {
  // A Map, since an id may be named like an object property: `constructor`.
  const found = new Map<string, number | null>();
  let columns: Columns | undefined;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const cells = splitCells(line);
    const header = readHeader(cells, headers);
    if (header) {
      columns = header;
      continue;
    }
    const row = columns ? readRow(cells, columns) : readPair(line, cells);
    const ids = row?.ids ?? splitIds(line);
    for (const id of ids) found.set(id, row?.amount ?? found.get(id) ?? null);
  }
  const entries = [...found];
  return {
    samples: Object.fromEntries(entries.filter(([id]) => isSampleId(id))),
    refused: entries.map(([id]) => id).filter((id) => !isSampleId(id)),
  };
}

const clean = (text: string): string => text.replaceAll(/[^A-Za-z0-9-]/g, '');
const splitIds = (text: string): string[] =>
  text
    .split(BETWEEN_IDS)
    .map(clean)
    .filter((id) => id !== '');

/** Splits at the separator that a spreadsheet would have used; a quoted cell may contain it. */
function splitCells(line: string): string[] {
  const separator = ['\t', ';', ','].find((each) => line.includes(each));
  if (separator === undefined) return [line.trim()];
  const cell = new RegExp(`(?:^|${separator})\\s*(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'g');
  return [...line.matchAll(cell)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  );
}

function readHeader(cells: readonly string[], named: { id?: string; amount?: string }): Columns | undefined {
  const place = (pattern: RegExp, name: string | undefined) =>
    cells.findIndex((cell) => pattern.test(cell) || cell.toLowerCase() === name?.toLowerCase());
  const id = place(ID_HEADER, named.id);
  return id < 0 ? undefined : { id, amount: place(AMOUNT_HEADER, named.amount) };
}

interface Row {
  readonly ids: readonly string[];
  readonly amount: number | null;
}

function readRow(cells: readonly string[], { id, amount }: Columns): Row {
  return { ids: splitIds(cells[id] ?? ''), amount: readAmount(cells[amount]) };
}

/**
 * Undefined for a line that is a list of ids: '11000,11001' is two ids, and an id followed by three numbers is four.
 */
function readPair(line: string, cells: readonly string[]): Row | undefined {
  const row = readRow(cells, FIRST_TWO);
  if (row.ids.length !== 1 || row.amount === null) return undefined;
  if (line.includes('\t') || line.includes(';')) return row;
  const [first = '', , third = ''] = cells;
  return /[^\d]/.test(first) && !/^[\w-]*\d[\w-]*$/.test(third) ? row : undefined;
}

function readAmount(cell: string | undefined): number | null {
  const digits = AMOUNT.exec(cell?.trim() ?? '')?.[1];
  return digits === undefined ? null : Number(digits.replace(',', '.'));
}
