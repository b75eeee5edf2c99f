/** Similarity of two donors, for case-control matching (decision 342). Pure functions without database access. */
import { HEMISPHERES, type DonorGender, type Hemisphere, type TissueState } from '@portal/contract';

export interface Compared {
  readonly donor_hash: string;
  readonly diagnosis: string;
  readonly age: number | null;
  readonly pmi: number | null;
  readonly gender: DonorGender;
  readonly left_hemisphere: TissueState;
  readonly right_hemisphere: TissueState;
  readonly brainstem: TissueState;
}

export interface Neighbour {
  readonly donor_hash: string;
  readonly diagnosis: string;
  readonly distance: number;
  readonly age: number | null;
  readonly pmi: number | null;
  readonly gender: DonorGender;
  readonly age_difference: number | null;
  readonly pmi_difference: number | null;
  readonly is_same_gender: boolean;
  readonly shared_parts: Hemisphere[];
}

/**
 * A difference of this many years or hours weighs as much as a different sex, or as having no part with tissue in
 * common.
 */
export const SCALES = { years: 10, hours: 12 } as const;
/** Distance if one of the two values is missing. */
const UNKNOWN = 1;

const [left, right, stem] = HEMISPHERES;
const PARTS = [
  [left, 'left_hemisphere'],
  [right, 'right_hemisphere'],
  [stem, 'brainstem'],
] as const;

const isPreservedAlike = (one: TissueState, other: TissueState): boolean =>
  one !== 'none' && other !== 'none' && (one === other || one === 'both' || other === 'both');

const difference = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : round(Math.abs(one - other));
const round = (value: number): number => Math.round(value * 1000) / 1000;

export function compare(given: Compared, other: Compared): Neighbour {
  const ages = difference(given.age, other.age);
  const hours = difference(given.pmi, other.pmi);
  const isSameGender = given.gender === other.gender && given.gender !== 'Unknown';
  const shared = PARTS.filter(([, field]) => isPreservedAlike(given[field], other[field]));
  const known = PARTS.filter(([, field]) => given[field] !== 'none').length;
  const distance =
    (ages === null ? UNKNOWN : ages / SCALES.years) +
    (hours === null ? UNKNOWN : hours / SCALES.hours) +
    (isSameGender ? 0 : 1) +
    (known === 0 ? 0 : 1 - shared.length / known);
  return {
    donor_hash: other.donor_hash,
    diagnosis: other.diagnosis,
    distance: round(distance),
    age: other.age,
    pmi: other.pmi,
    gender: other.gender,
    age_difference: ages,
    pmi_difference: hours,
    is_same_gender: isSameGender,
    shared_parts: shared.map(([name]) => name),
  };
}

/** Nearest first; ties are ordered deterministically. */
export const findNearest = (given: Compared, others: readonly Compared[], count: number): Neighbour[] =>
  others
    .filter(({ donor_hash: hash }) => hash !== given.donor_hash)
    .map((other) => compare(given, other))
    .toSorted((one, other) => one.distance - other.distance || (one.donor_hash < other.donor_hash ? -1 : 1))
    .slice(0, count);
