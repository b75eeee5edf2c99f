import { expect, test } from 'vitest';
import { isRenewalIn } from '@portal/contract/project-updates';
import { isRenewalDue } from './renewal-due.ts';

// Late in the evening of that day for the foundation, as the dashboard counts.
test.each([
  ['2027-04-03T00:00:00Z', false],
  ['2027-04-02T23:59:59Z', true],
  ['2027-02-01T00:00:00Z', true],
  ['2026-12-01T00:00:00Z', true],
  [null, false],
])('a request that ends at %s is to be renewed on 1 February 2027: %s', (end, isDue) => {
  expect(isRenewalDue({ expiration_date: end }, 'America/New_York', new Date('2027-02-02T04:59:59Z'))).toBe(
    isDue,
  );
});

test.each([
  [2, true],
  [3, true],
  [8, true],
  [10, true],
  [12, true],
  [1, false],
  [4, false],
  [5, false],
  [6, false],
  [9, false],
  [11, false],
  [null, false],
  [undefined, false],
] as const)('a renewal at %s is with the foundation: %s', (status, isIn) => {
  expect(isRenewalIn({ renewal_status: status })).toBe(isIn);
});
