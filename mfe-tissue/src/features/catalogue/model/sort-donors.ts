import type { Donor } from '@portal/contract/types';
import { DONOR_FIELDS, fieldValue, type DonorField } from '../../donor-table/model/donor-words.ts';

const byWords = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return byWords.compare(String(one), String(other));
}

const isField = (name: string): name is DonorField => DONOR_FIELDS.some((field) => field === name);

/** Sorts by one field, such as `age` or `-age`; unknown values come last in both directions. */
export function sortDonors(donors: readonly Donor[], ordering: string): readonly Donor[] {
  const field = ordering.replace(/^-/, '');
  if (!isField(field)) return donors;
  const sign = ordering.startsWith('-') ? -1 : 1;
  const keyed = donors.map((donor) => ({ donor, key: fieldValue(donor, field) }));
  keyed.sort((one, other) => {
    if (one.key === '' || other.key === '') return Number(one.key === '') - Number(other.key === '');
    return sign * compare(one.key, other.key);
  });
  return keyed.map(({ donor }) => donor);
}
