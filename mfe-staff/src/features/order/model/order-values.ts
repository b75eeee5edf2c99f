/** Converts an order to form values and to the request body. */
import { HEMISPHERES, formatPlace, type Hemisphere, type TissueUnit } from '@portal/contract/donors';
import type { BodyOf, OrderForm, TissueOrder } from '@portal/contract/types';
import { fill } from '@portal/shared-ui';
import type { FormValues } from '@portal/shared-ui/form';
import { order as words } from '#texts/order';

export type OrderFields = BodyOf<'PUT /abn_bins_upload/{id}/'>;
export type Stock = OrderForm['donors'][number]['stock'][number];
type Case = OrderFields['cases'][number];

export interface PieceLine {
  /** A key of hemisphere, tissue, storage and unit; '' for none. */
  readonly part: string;
  readonly amount: string;
  readonly distribution: string;
  readonly description: string;
}
export interface DonorLine {
  readonly hash: string;
  readonly hemisphere: Hemisphere | '';
  readonly tissue: string;
  readonly record: string;
  readonly description: string;
  readonly pieces: readonly PieceLine[];
}

type Part = Pick<Case, 'hemisphere' | 'tissue_type' | 'storage' | 'unit'>;
export const partKey = ({ hemisphere, tissue_type: tissue, storage, unit }: Part): string =>
  JSON.stringify([hemisphere, tissue, storage, unit]);
export const readPart = (key: string): Part | undefined => {
  if (key === '') return undefined;
  const [hemisphere, tissue_type, storage, unit] = JSON.parse(key) as [
    Hemisphere,
    string,
    Part['storage'],
    TissueUnit,
  ];
  return { hemisphere, tissue_type, storage, unit };
};

export const NEW_PIECE: PieceLine = { part: '', amount: '', distribution: '', description: '' };

/** A new piece; preselected if the donor has only one kind of tissue. */
export const newPiece = (stock: readonly Stock[]): PieceLine =>
  stock.length === 1 && stock[0] ? { ...NEW_PIECE, part: partKey(stock[0]) } : NEW_PIECE;

export const ADDRESS = [
  'name',
  'email',
  'institution',
  'address',
  'city',
  'region',
  'postal_code',
  'country',
  'phone_numbers',
] as const;
export type AddressName = (typeof ADDRESS)[number];
export const isAddressName = (name: string): name is AddressName =>
  (ADDRESS as readonly string[]).includes(name);
export const readAddress = (from: OrderForm | TissueOrder) =>
  Object.fromEntries(ADDRESS.map((name) => [name, from[name]])) as Pick<
    OrderFields,
    (typeof ADDRESS)[number]
  >;

export const readDonors = (value: unknown): readonly DonorLine[] =>
  Array.isArray(value) ? (value as DonorLine[]) : [];

/** Parses an amount with a decimal point or comma; NaN if invalid. */
export const readAmount = (typed: string): number =>
  /^\s*\d+([.,]\d+)?\s*$/.test(typed) ? Number(typed.trim().replace(',', '.')) : Number.NaN;

export function toOrderBody(values: FormValues): OrderFields {
  const donors = readDonors(values['donors']);
  return {
    ...(Object.fromEntries(ADDRESS.map((name) => [name, values[name]])) as ReturnType<typeof readAddress>),
    donor: Object.fromEntries(
      donors.map(({ hash, hemisphere, tissue, record, description }) => [
        hash,
        { hemisphere: hemisphere === '' ? null : hemisphere, tissue, record_id: record, description },
      ]),
    ),
    cases: donors.flatMap(({ hash, pieces }) =>
      pieces.flatMap((piece): Case[] => {
        const part = readPart(piece.part);
        return part
          ? [
              {
                ...part,
                hash_code: hash,
                amount: readAmount(piece.amount),
                distribution_id: piece.distribution,
                description: piece.description,
              },
            ]
          : [];
      }),
    ),
  };
}

/** The pieces of the order being changed. While New Order is entered in its place, they are taken like all others. */
export const ownPieces = (placed: TissueOrder | null, values: FormValues): TissueOrder['cases'] =>
  placed && values['is_new'] !== 'yes' ? placed.cases : [];

/** The problem of a line that has pieces but neither hemisphere nor tissue; undefined if there is none. */
export const whereProblem = ({ hemisphere, tissue, pieces }: DonorLine): string | undefined =>
  hemisphere === '' && tissue.trim() === '' && pieces.some(({ part }) => part !== '')
    ? words.problems.where
    : undefined;
export const partProblem = ({ part }: PieceLine): string | undefined =>
  part === '' ? words.problems.part : undefined;
export const amountProblem = ({ amount }: PieceLine): string | undefined =>
  readAmount(amount) > 0 ? undefined : words.problems.amount;

/** The donor's hemisphere follows the chosen tissue until the user sets another one. */
export function withPiece(line: DonorLine, at: number, piece: PieceLine): DonorLine {
  const before = readPart(line.pieces[at]?.part ?? '')?.hemisphere ?? '';
  const now = readPart(piece.part)?.hemisphere;
  const pieces = line.pieces.map((one, index) => (index === at ? piece : one));
  const follows = line.tissue === '' && (line.hemisphere === '' || (at === 0 && line.hemisphere === before));
  return { ...line, pieces, ...(now && follows ? { hemisphere: now } : {}) };
}

/** True if the donor has no tissue in the order, or tissue without an amount. */
export const lacksTissue = ({ pieces }: DonorLine): boolean =>
  pieces.length === 0 || pieces.some((piece) => partProblem(piece) ?? amountProblem(piece));

/** The problem of one donor, including its pieces. */
export const lineProblem = (donor: DonorLine): string | undefined =>
  donor.pieces.length === 0
    ? words.problems.noPiece
    : (whereProblem(donor) ??
      donor.pieces.map((piece) => partProblem(piece) ?? amountProblem(piece)).find(Boolean));

/** The problem of the whole list, for the form's summary. */
export function donorsProblem(value: unknown): string | undefined {
  const donors = readDonors(value);
  if (donors.length === 0) return words.problems.noDonor;
  const count = donors.filter((donor) => lineProblem(donor) !== undefined).length;
  return count > 0 ? fill(words.problems.some, { count }) : undefined;
}

export const isHemisphere = (value: string): value is Hemisphere =>
  (HEMISPHERES as readonly string[]).includes(value);

const storageWord = (storage: Part['storage']): string => words.piece[storage];

export const writePart = (part: Part): string =>
  fill(words.piece.unknownStock, { place: formatPlace(part), storage: storageWord(part.storage) });

/** True if a brain part has no hemispheres, so its name is shown only once. */
export const isSinglePlace = (part: Pick<Part, 'hemisphere' | 'tissue_type'>): boolean =>
  formatPlace(part) === part.hemisphere;

export const writeColumn = ({ tissue_type: tissue, storage, unit }: Omit<Part, 'hemisphere'>): string =>
  fill(words.table.column, { tissue, storage: storageWord(storage), unit: words.piece[unit] });

/** The tissue without its unit, because the amount next to it shows the unit. */
export const writeTissue = ({
  tissue_type: tissue,
  storage,
}: Pick<Part, 'tissue_type' | 'storage'>): string =>
  fill(words.table.tissue, { tissue, storage: storageWord(storage) });

const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
export const writeAmount = (amount: number, unit: TissueUnit): string =>
  unit === 'blocks'
    ? fill(words.amount.blocks, { blocks: amount })
    : fill(words.amount.grams, { grams: digits.format(amount) });

export interface OrderSum {
  readonly donors: number;
  readonly blocks: number;
  readonly grams: number;
}
/** The order's total: "28 blocks and 41 g for 14 donors"; '' if nothing is filled in. */
export function writeSum({ donors, blocks, grams }: OrderSum): string {
  if (donors === 0) return '';
  const values = { donors, blocks, grams: digits.format(grams) };
  if (blocks === 0) return fill(words.sum.grams, values);
  return fill(grams === 0 ? words.sum.blocks : words.sum.both, values);
}

/** The tissue options of a donor. A changed order may also use what it already contains. */
export function partOptions(
  stock: readonly Stock[],
  own: readonly Case[],
  chosen: readonly string[],
): { value: string; label: string }[] {
  const findSaved = (key: string) =>
    own.filter((piece) => partKey(piece) === key).reduce((sum, { amount }) => sum + amount, 0);
  const known = stock.map((one) => {
    const value = partKey(one);
    const { storage, unit, left } = one;
    const label =
      left === null
        ? writePart(one)
        : fill(words.piece.stock, {
            place: formatPlace(one),
            storage: storageWord(storage),
            left: writeAmount(left + findSaved(value), unit),
          });
    return { value, label };
  });
  const gone = [...new Set(chosen)].filter((key) => key !== '' && !known.some(({ value }) => value === key));
  return [
    ...known,
    ...gone.flatMap((value) => {
      const part = readPart(value);
      return part ? [{ value, label: writePart(part) }] : [];
    }),
  ];
}
