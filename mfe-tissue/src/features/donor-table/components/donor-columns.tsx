import type { Donor } from '@portal/contract/types';
import type { TableColumn } from '@portal/shared-ui/table';
import { DONOR_FIELDS, emptyWord, fieldLabel, fieldValue, type DonorField } from '../model/donor-words.ts';

/** In pixels. All rows have the same height, so long texts are cut; the donor's page shows them in full. */
const WIDTHS: Readonly<Partial<Record<DonorField, number>>> = {
  donor_hash: 190,
  diagnosis: 190,
  confirmation_status: 150,
  age: 90,
  gender: 90,
  pmi: 90,
  rin: 70,
  regions: 280,
  clinical_summary: 320,
  flag: 240,
  medical_conditions: 240,
};
const USUAL_WIDTH = 170;
const NUMBERS: readonly DonorField[] = [
  'age',
  'pmi',
  'rin',
  'left_amount',
  'right_amount',
  'brain_weight',
  'respirator_length',
];
/** In this order: the measures by which donors are chosen are visible without scrolling. */
const SHOWN_AT_FIRST: readonly DonorField[] = [
  'donor_hash',
  'diagnosis',
  'confirmation_status',
  'age',
  'gender',
  'pmi',
  'rin',
  'left_hemisphere',
  'right_hemisphere',
  'brainstem',
  'regions',
];

export interface DonorColumn extends TableColumn<Donor> {
  readonly id: DonorField;
  readonly pixels: number;
  /** The text of an empty cell. */
  readonly empty: (donor: Donor) => string;
}

const ORDER = [...SHOWN_AT_FIRST, ...DONOR_FIELDS.filter((field) => !SHOWN_AT_FIRST.includes(field))];

/** One column for each donor field of the contract, the hash first. */
export const DONOR_COLUMNS: readonly DonorColumn[] = ORDER.map((id) => ({
  id,
  header: fieldLabel(id),
  pixels: WIDTHS[id] ?? USUAL_WIDTH,
  sortKey: id,
  value: (donor) => fieldValue(donor, id),
  empty: (donor) => emptyWord(donor, id),
  ...(NUMBERS.includes(id) ? { align: 'end' as const, sortsAs: 'number' as const } : {}),
  isHiddenAtFirst: !SHOWN_AT_FIRST.includes(id),
}));

/** The columns of a short list of donors, such as a collection. */
export const chooseColumns = (ids: readonly DonorField[]): readonly DonorColumn[] =>
  ids.flatMap((id) => DONOR_COLUMNS.filter((column) => column.id === id));
