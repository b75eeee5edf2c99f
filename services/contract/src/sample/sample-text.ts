/** Samples as people type and paste them: lists of ids, columns of a spreadsheet, a CSV file. */
import { isSampleId, type SampleAmounts } from './sample-ids.ts';

export interface SampleText {
  /** Each id once; null where no amount is beside it. */
  readonly samples: SampleAmounts;
  /** What is in the place of an id and can be none, as it was written without characters that do not belong. */
  readonly refused: readonly string[];
}

interface Columns {
  readonly id: number;
  /** -1 in a table without amounts. */
  readonly amount: number;
}
const FIRST_TWO: Columns = { id: 0, amount: 1 };

const ID_HEADER = /^(sample[ _-]?)?ids?$/i;
const AMOUNT_HEADER = /^(amount|requested)\b(?! available)/i;
/** With the unit that a table writes behind it. */
const AMOUNT = /^(\d+(?:[.,]\d+)?)(?:\s*(?:μg|μl|ug|ul|vials?))?$/i;
/** What people put between ids; the specification names comma, space and new line. */
const BETWEEN_IDS = /[\s,;]+/;

/**
 * A line is an id with its amount where its second cell is a number: cells are between tabs, semicolons or commas. Every
 * other line is a list of ids. Whatever is no letter, digit or hyphen is taken out of an id.
 * @param headers what a header calls the column of ids and that of amounts, beside the English words
 */
export function readSampleText(
  text: string,
  headers: { readonly id?: string; readonly amount?: string } = {},
): SampleText {
  // Not an object: `constructor` is an id like any other.
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

/** By the separator that a spreadsheet would have used; a cell in quotes may contain it. */
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

/** Undefined for a line that is a list of ids: '11000,11001' are two, and so are three numbers beside an id. */
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
