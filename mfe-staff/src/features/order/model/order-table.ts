/** An order as a table: a row per donor, a column per kind of tissue, and the researcher's wish as the target. */
import type { Hemisphere, TissueStorage, TissueUnit } from '@portal/contract/donors';
import { areNear, type WishReading } from '@portal/contract/tissue-wish';
import type { OrderForm, TissueOrder } from '@portal/contract/types';
import {
  NEW_PIECE,
  partKey,
  readAmount,
  readPart,
  withPiece,
  type DonorLine,
  type OrderSum,
  type PieceLine,
  type Stock,
} from './order-values.ts';

export interface TissueColumn {
  readonly tissue_type: string;
  readonly storage: TissueStorage;
  readonly unit: TissueUnit;
}
export const columnKey = ({ tissue_type: tissue, storage, unit }: TissueColumn): string =>
  JSON.stringify([tissue, storage, unit]);

type Donors = OrderForm['donors'];
/** Pieces already in the order, which it may continue to use. */
type OwnPieces = TissueOrder['cases'];

/** The amount wanted from each donor. */
export interface Target {
  readonly column: TissueColumn;
  /** Null means either hemisphere. */
  readonly hemisphere: Hemisphere | null;
  readonly amount: number;
  /** The size of each block; '' for none. */
  readonly size: string;
}

const isWished = (row: Stock, { regions, storage }: WishReading): boolean =>
  row.storage === storage &&
  regions.some(
    ({ region, hemisphere }) =>
      region === row.tissue_type && (hemisphere === null || hemisphere === row.hemisphere),
  );

/** The wished columns that any donor has, in the wished unit if available. */
export function wishedColumns(donors: Donors, reading: WishReading): readonly TissueColumn[] {
  const rows = donors.flatMap(({ stock }) => stock).filter((row) => isWished(row, reading));
  const inUnit = rows.filter(({ unit }) => unit === reading.amount?.unit);
  const all = (inUnit.length > 0 ? inUnit : rows).map(({ tissue_type, storage, unit }) => ({
    tissue_type,
    storage,
    unit,
  }));
  const byKey = new Map(all.map((column) => [columnKey(column), column]));
  const place = ({ tissue_type: tissue }: TissueColumn) =>
    reading.regions.findIndex(({ region }) => region === tissue);
  return [...byKey.values()].toSorted((one, next) => place(one) - place(next));
}

/** The targets of the wish; empty if it was not fully understood. */
export function wishedTargets({ regions, storage, amount }: WishReading): readonly Target[] {
  if (storage === null || amount === null) return [];
  return regions.map(({ region, hemisphere }) => ({
    column: { tissue_type: region, storage, unit: amount.unit },
    hemisphere,
    amount: amount.amount,
    size: amount.size,
  }));
}

/** The wished or chosen columns first, then the columns used by the order. */
export function listColumns(
  chosen: readonly TissueColumn[],
  lines: readonly DonorLine[],
): readonly TissueColumn[] {
  const ordered = lines.flatMap(({ pieces }) => pieces.flatMap(({ part }) => readPart(part) ?? []));
  return [...new Map([...chosen, ...ordered].map((column) => [columnKey(column), column])).values()];
}

export const rowsIn = (stock: readonly Stock[], column: TissueColumn): readonly Stock[] =>
  stock.filter((row) => columnKey(row) === columnKey(column));

/** The amount left, including the order's own pieces. Null if the brain bank gives no amount. */
export const countLeft = (row: Stock, own: OwnPieces): number | null =>
  row.left === null
    ? null
    : own
        .filter((piece) => partKey(piece) === partKey(row))
        .reduce((sum, { amount }) => sum + amount, row.left);

const suffices = (row: Stock, own: OwnPieces, amount: number): boolean => {
  const left = countLeft(row, own);
  return left === null || left >= amount;
};

/** The row with the most left; rows with a known amount come first. */
const mostLeft = (rows: readonly Stock[], own: OwnPieces): Stock | undefined =>
  rows.toSorted((one, next) => (countLeft(next, own) ?? -1) - (countLeft(one, own) ?? -1))[0];

const rowFor = (rows: readonly Stock[], own: OwnPieces, amount: number): Stock | undefined =>
  mostLeft(
    rows.filter((row) => suffices(row, own, amount)),
    own,
  );

/** Indexes of a line's pieces that belong to a column. */
export const piecesIn = (line: DonorLine, column: TissueColumn): readonly number[] =>
  line.pieces.flatMap(({ part }, at) => {
    const known = readPart(part);
    return known && columnKey(known) === columnKey(column) ? [at] : [];
  });

const addPiece = (line: DonorLine, piece: PieceLine): DonorLine =>
  withPiece({ ...line, pieces: [...line.pieces, NEW_PIECE] }, line.pieces.length, piece);

/** Fills an empty cell with an amount, from the stock row with the most left. */
export function startPiece(
  line: DonorLine,
  rows: readonly Stock[],
  own: OwnPieces,
  typed: string,
): DonorLine {
  const row = rowFor(rows, own, readAmount(typed)) ?? mostLeft(rows, own);
  return row ? addPiece(line, { ...NEW_PIECE, part: partKey(row), amount: typed }) : line;
}

/** Removes pieces that a cleared cell left behind. */
export const dropEmpty = (line: DonorLine): DonorLine => ({
  ...line,
  pieces: line.pieces.filter(({ amount, part }) => part === '' || amount.trim() !== ''),
});

/** Adds each target of which the donor has enough; a target is never filled partially. */
export function fillTargets(
  line: DonorLine,
  stock: readonly Stock[],
  targets: readonly Target[],
  own: OwnPieces = [],
): DonorLine {
  return targets.reduce((filled, { column, hemisphere, amount, size }) => {
    if (piecesIn(filled, column).length > 0) return filled;
    const rows = rowsIn(stock, column).filter((row) => hemisphere === null || row.hemisphere === hemisphere);
    const row = rowFor(rows, own, amount);
    return row
      ? addPiece(filled, { ...NEW_PIECE, part: partKey(row), amount: String(amount), description: size })
      : filled;
  }, line);
}

/** A new donor line, filled with the targets for which there is enough. */
export const newDonor = (
  { donor_hash: hash, stock }: OrderForm['donors'][number],
  targets: readonly Target[] = [],
): DonorLine =>
  fillTargets({ hash, hemisphere: '', tissue: '', record: '', description: '', pieces: [] }, stock, targets);

/** Copies one cell's amount to all donors below it that have enough. */
export function applyDown(
  lines: readonly DonorLine[],
  from: number,
  { column, typed }: { readonly column: TissueColumn; readonly typed: string },
  donors: Donors,
  own: OwnPieces,
): { readonly lines: readonly DonorLine[]; readonly done: number; readonly short: number } {
  const amount = readAmount(typed);
  const source = lines[from]?.pieces[piecesIn(lines[from], column)[0] ?? -1];
  let done = 0;
  let short = 0;
  const changed = lines.map((line, index) => {
    if (index <= from) return line;
    const ownHere = own.filter(({ hash_code: hash }) => hash === line.hash);
    const stock = donors.find(({ donor_hash: hash }) => hash === line.hash)?.stock ?? [];
    const rows = rowsIn(stock, column);
    const [at] = piecesIn(line, column);
    const piece = at === undefined ? undefined : line.pieces[at];
    // a chosen hemisphere stays if it has enough
    const current = rows.find((row) => partKey(row) === piece?.part && suffices(row, ownHere, amount));
    const row = current ?? rowFor(rows, ownHere, amount);
    if (!row) {
      short += 1;
      return line;
    }
    done += 1;
    const part = partKey(row);
    return at === undefined || !piece
      ? addPiece(line, { ...NEW_PIECE, part, amount: typed, description: source?.description ?? '' })
      : withPiece(line, at, { ...piece, part, amount: typed });
  });
  return { lines: changed, done, short };
}

/** Tissue that may replace the target; `amount` is null if the user must enter it. */
export interface Alternative {
  readonly row: Stock;
  readonly amount: number | null;
}
export type Lack =
  | {
      readonly kind: 'tooMuch';
      readonly at: number;
      readonly column: TissueColumn;
      readonly left: number;
    }
  | { readonly kind: 'missing'; readonly target: Target; readonly nearest: Alternative | null };

/**
 * The closest alternative: first the other hemisphere or a smaller amount, then another storage, then a near region.
 */
function findNearest(
  stock: readonly Stock[],
  own: OwnPieces,
  { column, amount }: Target,
  used: readonly string[],
): Alternative | null {
  const free = stock.filter((row) => countLeft(row, own) !== 0 && !used.includes(partKey(row)));
  const take = (rows: readonly Stock[]): Alternative | null => {
    const enough = rows.filter(({ unit }) => unit === column.unit);
    const row = rowFor(enough, own, amount) ?? mostLeft(enough, own) ?? mostLeft(rows, own);
    if (!row) return null;
    const isSameUnit = row.unit === column.unit;
    return { row, amount: isSameUnit ? Math.min(amount, countLeft(row, own) ?? amount) : null };
  };
  return (
    take(rowsIn(free, column)) ??
    take(free.filter((row) => row.tissue_type === column.tissue_type)) ??
    take(free.filter((row) => row.storage === column.storage && areNear(row.tissue_type, column.tissue_type)))
  );
}

/**
 * True if the donor has this tissue only in another unit. The needed amount then cannot be derived, so the user enters
 * it.
 */
const isOtherUnit = (stock: readonly Stock[], own: OwnPieces, { column }: Target): boolean => {
  const sameTissue = stock.filter(
    (row) =>
      row.tissue_type === column.tissue_type && row.storage === column.storage && countLeft(row, own) !== 0,
  );
  return sameTissue.length > 0 && sameTissue.every(({ unit }) => unit !== column.unit);
};

/** The targets that a donor does not meet. Choosing something else counts as resolved. */
export function findLacks(
  line: DonorLine,
  stock: readonly Stock[],
  targets: readonly Target[],
  own: OwnPieces,
): readonly Lack[] {
  const over = line.pieces.flatMap((piece, at): Lack[] => {
    const row = stock.find((one) => partKey(one) === piece.part);
    const left = row ? countLeft(row, own) : null;
    return row && left !== null && readAmount(piece.amount) > left
      ? [{ kind: 'tooMuch', at, column: row, left }]
      : [];
  });
  const chosen = line.pieces.filter(({ part }) => part !== '');
  if (chosen.length >= targets.length) return over;
  const used = chosen.map(({ part }) => part);
  return [
    ...over,
    ...targets
      .filter((target) => piecesIn(line, target.column).length === 0 && !isOtherUnit(stock, own, target))
      .map((target): Lack => ({ kind: 'missing', target, nearest: findNearest(stock, own, target, used) })),
  ];
}

/** True if nothing is left of the donor's tissue, or nothing of any column and nothing similar to what is wanted. */
export function hasNothingToOrder(
  line: DonorLine,
  stock: readonly Stock[],
  { columns, targets }: { readonly columns: readonly TissueColumn[]; readonly targets: readonly Target[] },
  own: OwnPieces,
): boolean {
  const areGone = (rows: readonly Stock[]) => rows.every((row) => countLeft(row, own) === 0);
  if (areGone(stock)) return true;
  return (
    columns.length > 0 &&
    columns.every((column) => areGone(rowsIn(stock, column))) &&
    !targets.some((target) => isOtherUnit(stock, own, target)) &&
    findLacks(line, stock, targets, own).every((lack) => lack.kind === 'missing' && lack.nearest === null)
  );
}

/** The number of donors with less tissue than the order takes from them. */
export const countShort = (lines: readonly DonorLine[], donors: Donors, own: OwnPieces): number =>
  lines.filter(({ hash, ...line }) => {
    const stock = donors.find(({ donor_hash: one }) => one === hash)?.stock ?? [];
    const ownHere = own.filter(({ hash_code: one }) => one === hash);
    return findLacks({ hash, ...line }, stock, [], ownHere).length > 0;
  }).length;

export const takeAlternative = (line: DonorLine, { row, amount }: Alternative): DonorLine =>
  addPiece(line, {
    ...NEW_PIECE,
    part: partKey(row),
    amount: amount === null ? '' : String(amount),
  });

/** Totals of the amounts filled in so far. */
export function sumOrder(lines: readonly DonorLine[]): OrderSum {
  const sum = { donors: 0, blocks: 0, grams: 0 };
  for (const { pieces } of lines) {
    const valid = pieces.filter(({ part, amount }) => part !== '' && readAmount(amount) > 0);
    if (valid.length > 0) sum.donors += 1;
    for (const { part, amount } of valid)
      sum[readPart(part)?.unit === 'blocks' ? 'blocks' : 'grams'] += readAmount(amount);
  }
  return sum;
}
