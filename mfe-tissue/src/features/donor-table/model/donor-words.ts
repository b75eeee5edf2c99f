/** Labels for donors: turns each API value into words. */
import { DIAGNOSIS_LABELS, PRESERVATION_LABELS, showAge, TISSUE_STATE_LABELS } from '@portal/contract/donors';
import type { Donor } from '@portal/contract/types';
import { donor as words } from '#texts/donor';

/** The donor fields in lists, exports and the donor's page; the store and the record's id are not among them. */
export type DonorField = keyof typeof words.fields;
/** In the order in which the specification names them (3, section 3). */
export const DONOR_FIELDS = Object.keys(words.fields) as readonly DonorField[];
export const fieldLabel = (field: DonorField): string => words.fields[field];

const yesOrNo = (value: boolean | null): string => (value === null ? '' : value ? words.yes : words.no);

const findName = (names: Readonly<Record<string, string>>, value: string): string => names[value] ?? value;
export const nameDiagnosis = (diagnosis: string): string => findName(DIAGNOSIS_LABELS, diagnosis);

/** How to show the fields whose raw values are not words or numbers already. */
const VALUES: Readonly<Partial<Record<DonorField, (donor: Donor) => string | number>>> = {
  age: (donor) => showAge(donor.age) ?? '',
  diagnosis: (donor) => nameDiagnosis(donor.diagnosis),
  preservation: (donor) => findName(PRESERVATION_LABELS, donor.preservation ?? ''),
  confirmation_status: (donor) => words.confirmation[donor.confirmation_status],
  gender: (donor) => words.genders[donor.gender],
  left_hemisphere: (donor) => TISSUE_STATE_LABELS[donor.left_hemisphere],
  right_hemisphere: (donor) => TISSUE_STATE_LABELS[donor.right_hemisphere],
  brainstem: (donor) => TISSUE_STATE_LABELS[donor.brainstem],
  regions: (donor) => donor.regions.map((region) => words.regions[region]).join(', '),
  respirator: (donor) => yesOrNo(donor.respirator),
  is_available: (donor) => (donor.is_available ? words.available : words.unavailable),
};

/** One field of a donor as text or number; '' where the brain bank has no value. */
export function fieldValue(donor: Donor, field: DonorField): string | number {
  const write = VALUES[field];
  if (write) return write(donor);
  const value = donor[field];
  if (value === null) return '';
  if (typeof value === 'boolean') return yesOrNo(value);
  return Array.isArray(value) ? value.join(', ') : value;
}

/** Whether the field's text is hidden, because staff have not approved it. */
export const isWithheld = (donor: Donor, field: DonorField): boolean =>
  donor.withheld.some((one) => one === field);

/** The text that a cell shows for an empty field. */
export const emptyWord = (donor: Donor, field: DonorField): string =>
  isWithheld(donor, field) ? words.withheld : words.unknown;

/** Why a user cannot add the donor to a collection; undefined where they may. */
export function unselectableReason(
  donor: Pick<Donor, 'is_selectable' | 'is_available' | 'confirmation_status'>,
): string | undefined {
  if (donor.is_selectable) return undefined;
  if (!donor.is_available) return words.reasons.unavailable;
  if (donor.confirmation_status === 'Under Review') return words.reasons.underReview;
  if (donor.confirmation_status === 'Not Confirmed') return words.reasons.notConfirmed;
  return words.reasons.other;
}

export const donorAddress = (hash: string): string => `/abn_donor/?donor_hash=${hash}`;
