import { expect, test } from 'vitest';
import { isRenewalDue } from './renewal-due.ts';

test.each([
  ['2027-04-02T00:00:01Z', false],
  ['2027-04-02T00:00:00Z', true],
  ['2027-02-01T00:00:00Z', true],
  ['2026-12-01T00:00:00Z', true],
  [null, false],
])('a request that ends at %s is to be renewed on 1 February 2027: %s', (end, isDue) => {
  expect(isRenewalDue({ expiration_date: end }, Date.parse('2027-02-01T00:00:00Z'))).toBe(isDue);
});
