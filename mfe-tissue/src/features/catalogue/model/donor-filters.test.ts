import { expect, test } from 'vitest';
import { buildDonor, makeHash } from '../../../testing/build-donor.ts';
import { knownValues, narrowDonors, readRange, type DonorFilters } from './donor-filters.ts';
import { sortDonors } from './sort-donors.ts';

const ALL: DonorFilters = { search: '', ranges: {}, facets: {} };
const donors = [
  buildDonor(1, { age: 8, diagnosis: 'Autism', gender: 'Male', regions: ['Amygdala', 'Cerebellum'] }),
  buildDonor(2, { age: 30, diagnosis: 'Control', gender: 'Female', pmi: null, is_available: false }),
  buildDonor(3, { age: 130, diagnosis: 'Autism', gender: 'Female', cause_of_death: 'Drowning' }),
];
const found = (filters: Partial<DonorFilters>) =>
  narrowDonors(donors, { ...ALL, ...filters }).donors.map(({ id }) => id);

test('a range takes both ends in, and leaves out whose measure is not known', () => {
  expect(found({ ranges: { age: [8, 30] } })).toEqual([1, 2]);
  expect(found({ ranges: { age: [31, null] } })).toEqual([3]);
  expect(found({ ranges: { pmi: [0, 200] } })).toEqual([1, 3]);
});

test.each([
  ['age', '0', '130', [0, 130]],
  ['age', '', '130.5', 'outside'],
  ['age', '-1', '', 'outside'],
  ['pmi', '200', '', [200, null]],
  ['pmi', '', '201', 'outside'],
  ['rin', '130', '130', [130, 130]],
  ['rin', '131', '', 'outside'],
  ['age', '30', '20', 'order'],
  ['age', 'x', '', 'number'],
  ['age', ' ', '', undefined],
] as const)('%s from "%s" to "%s" is %j [S2.9-02 S2.9-03 S2.9-04]', (name, from, to, expected) => {
  expect(readRange(name, from, to)).toEqual(expected);
});

test('values of one facet widen, facets narrow each other', () => {
  expect(found({ facets: { diagnosis: ['Autism'] } })).toEqual([1, 3]);
  expect(found({ facets: { diagnosis: ['Autism', 'Control'], gender: ['Female'] } })).toEqual([2, 3]);
  expect(found({ facets: { regions: ['Cerebellum'] } })).toEqual([1]);
  expect(found({ facets: { is_available: ['no'] } })).toEqual([2]);
});

test('a count says how many there would be, with what is ticked elsewhere', () => {
  const { counts } = narrowDonors(donors, { ...ALL, facets: { gender: ['Female'] } });
  expect(Object.fromEntries(counts.get('gender') ?? [])).toEqual({ Male: 1, Female: 2 });
  expect(Object.fromEntries(counts.get('diagnosis') ?? [])).toEqual({ Autism: 1, Control: 1 });
});

test('every word that is searched is somewhere in the donor, in the words of the screen', () => {
  expect(found({ search: 'female drown' })).toEqual([3]);
  expect(found({ search: makeHash(2).toUpperCase() })).toEqual([2]);
  expect(found({ search: 'drown male amygdala' })).toEqual([]);
});

test('values are in the order of the contract, parts beside the hemispheres too [R9-14]', () => {
  expect(knownValues(donors, 'gender')).toEqual(['Female', 'Male']);
  expect(knownValues(donors, 'regions')).toEqual(['Prefrontal cortex', 'Amygdala', 'Cerebellum']);
  const parts = ['Brain stem', 'Dura', 'Pineal gland', 'Other'] as const;
  expect(knownValues([buildDonor(4, { regions: [...parts].toReversed() })], 'regions')).toEqual(parts);
  expect(knownValues([buildDonor(5)], 'left_hemisphere')).toEqual(['frozen']);
  expect(knownValues([buildDonor(5)], 'right_hemisphere')).toEqual(['fixed']);
});

test('numbers are sorted as numbers, and what is not known comes last in both directions', () => {
  const ids = (ordering: string) => sortDonors(donors, ordering).map(({ id }) => id);
  expect(ids('age')).toEqual([1, 2, 3]);
  expect(ids('-age')).toEqual([3, 2, 1]);
  expect(ids('pmi').at(-1)).toBe(2);
  expect(ids('-pmi').at(-1)).toBe(2);
  expect(ids('nothing')).toEqual([1, 2, 3]);
});
