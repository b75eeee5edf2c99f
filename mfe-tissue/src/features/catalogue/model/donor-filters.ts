/**
 * Filters the donors of a store in the browser: by text, range and value, with the number of donors that each value
 * would leave (spec 2 sections 2.7 and 5). One pass over the rows, so that 2,000 rows take only a frame or two.
 */
import {
  CONFIRMATION_STATUSES,
  DONOR_GENDERS,
  BRAIN_REGIONS,
  DONOR_RANGES,
  TISSUE_STATES,
} from '@portal/contract/donors';
import type { Donor } from '@portal/contract/types';
import { DONOR_FIELDS, fieldValue } from '../../donor-table/model/donor-words.ts';

export const RANGES = ['age', 'pmi', 'rin'] as const;
export type RangeName = (typeof RANGES)[number];
/** Lower and upper bound, both inclusive; null means no bound. */
export type Range = readonly [from: number | null, to: number | null];

export const FACETS = [
  'diagnosis',
  'gender',
  'confirmation_status',
  'left_hemisphere',
  'right_hemisphere',
  'brainstem',
  'preservation',
  'regions',
  'is_available',
] as const;
export type Facet = (typeof FACETS)[number];

export interface DonorFilters {
  readonly search: string;
  readonly ranges: Readonly<Partial<Record<RangeName, Range>>>;
  /** The ticked values of each facet; a facet with none does not filter. */
  readonly facets: Readonly<Partial<Record<Facet, readonly string[]>>>;
}

/** The values of a donor for a facet, in the form used in the address. */
export function facetValues(donor: Donor, facet: Facet): readonly string[] {
  if (facet === 'regions') return donor.regions;
  if (facet === 'is_available') return [donor.is_available ? 'yes' : 'no'];
  const value = donor[facet];
  return value === null ? [] : [value];
}

/** Donors never change in place, so each donor's search text is built only once. */
const sought = new WeakMap<Donor, string>();
function joinText(donor: Donor): string {
  let text = sought.get(donor);
  if (text === undefined) {
    text = DONOR_FIELDS.map((field) => String(fieldValue(donor, field)))
      .join('\n')
      .toLowerCase();
    sought.set(donor, text);
  }
  return text;
}

const fitsRange = (value: number | null, [from, to]: Range): boolean =>
  value !== null && (from === null || value >= from) && (to === null || value <= to);

export interface Narrowed {
  readonly donors: readonly Donor[];
  /** For each facet, how many donors each value would leave, given the filters of the other facets. */
  readonly counts: ReadonlyMap<Facet, ReadonlyMap<string, number>>;
}

export function narrowDonors(donors: readonly Donor[], { search, ranges, facets }: DonorFilters): Narrowed {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const bounds = RANGES.flatMap((name) => {
    const range = ranges[name];
    return range === undefined ? [] : [[name, range] as const];
  });
  const ticked = FACETS.map((facet) => [facet, new Set(facets[facet] ?? [])] as const);
  const counts = new Map<Facet, Map<string, number>>(FACETS.map((facet) => [facet, new Map()]));
  const count = (facet: Facet, values: readonly string[]) => {
    const ofFacet = counts.get(facet);
    for (const value of values) ofFacet?.set(value, (ofFacet.get(value) ?? 0) + 1);
  };
  const found: Donor[] = [];
  for (const donor of donors) {
    if (!bounds.every(([name, range]) => fitsRange(donor[name], range))) continue;
    if (wanted.length > 0 && !wanted.every((word) => joinText(donor).includes(word))) continue;
    const fits = ticked.map(([facet, set]) => {
      const values = facetValues(donor, facet);
      return { facet, values, isLeftOut: set.size > 0 && !values.some((value) => set.has(value)) };
    });
    const missed = fits.filter(({ isLeftOut }) => isLeftOut);
    if (missed.length === 0) found.push(donor);
    // a donor excluded by exactly one facet would show if its value of that facet were ticked
    for (const { facet, values } of missed.length === 0 ? fits : missed.length === 1 ? missed : [])
      count(facet, values);
  }
  return { donors: found, counts };
}

const ORDERS: Readonly<Partial<Record<Facet, readonly string[]>>> = {
  gender: DONOR_GENDERS,
  confirmation_status: CONFIRMATION_STATUSES,
  left_hemisphere: TISSUE_STATES,
  right_hemisphere: TISSUE_STATES,
  brainstem: TISSUE_STATES,
  regions: BRAIN_REGIONS,
  is_available: ['yes', 'no'],
};

/** All values that occur among the donors, in the contract's order where it has one, otherwise by name. */
export function knownValues(donors: readonly Donor[], facet: Facet): string[] {
  const all = new Set(donors.flatMap((donor) => facetValues(donor, facet)));
  return ORDERS[facet]?.filter((value) => all.has(value)) ?? [...all].toSorted((a, b) => a.localeCompare(b));
}

export type RangeProblem = 'number' | 'outside' | 'order';

/**
 * Parses the two typed ends of a range, or says what is wrong with them. Either end may be empty.
 * @returns undefined where both are empty
 */
export function readRange(name: RangeName, from: string, to: string): Range | RangeProblem | undefined {
  const ends = [from.trim(), to.trim()].map((text) => (text === '' ? null : Number(text)));
  const [first = null, last = null] = ends;
  if (first === null && last === null) return undefined;
  if (ends.some((end) => end !== null && !Number.isFinite(end))) return 'number';
  const [least, most] = DONOR_RANGES[name];
  if (ends.some((end) => end !== null && (end < least || end > most))) return 'outside';
  if (first !== null && last !== null && first > last) return 'order';
  return [first, last];
}
