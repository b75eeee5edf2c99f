/** Written from spec 2 section 5: what is beside what in one request, type by type. */
import { describe, expect, it } from 'vitest';
import { combineResources, isCohortOffered, type Combination } from './combination.ts';
import { OFFERED_REQUEST_TYPES, requestType } from './lookup.ts';

const T: Combination = 'together';
const R: Combination = 'replaces';
/** Datasets, samples, Research Match, data of the brain bank, pilot tissue, tissue. */
const TYPES = [1, 2, 4, 6, 7, 8];
const TABLE: readonly (readonly Combination[])[] = [
  [T, R, R, R, R, R],
  [R, R, R, R, R, R],
  [R, R, R, R, R, R],
  [R, R, R, R, R, R],
  [R, R, R, R, R, R],
  [R, R, R, R, R, R],
];
const ROWS = ['[R5-13]', '[R5-14]', '[R5-15]', '[R5-12]', '[R5-12]', '[R5-12]'];

describe.each(TYPES.map((chosen, row) => ({ chosen, row, id: ROWS[row] })))(
  'beside a resource of type $chosen $id',
  ({ chosen, row }) => {
    it.each(TYPES.map((added, column) => ({ added, expected: TABLE[row]?.[column] })))(
      'type $added: $expected',
      ({ added, expected }) => {
        expect(combineResources(requestType(chosen), requestType(added))).toBe(expected);
      },
    );
  },
);

it('types of groups that exclude each other never stand together', () => {
  const excluding = OFFERED_REQUEST_TYPES.flatMap((one) =>
    OFFERED_REQUEST_TYPES.filter(({ group }) => one.excludes.includes(group)).map((other) =>
      combineResources(one, other),
    ),
  );
  expect(new Set(excluding)).toEqual(new Set([R]));
});

it('research that does not relate to autism has the SPARK cohort alone [R5-17]', () => {
  expect(['SPARK', 'SSC', 'Simons Searchlight'].filter((cohort) => isCohortOffered(cohort, true))).toEqual([
    'SPARK',
  ]);
  expect(isCohortOffered('SSC', false)).toBe(true);
});
