import { expect, test } from 'vitest';
import { isSeason } from './season.ts';

test('the season lasts from 1 December through 6 January [R4-41]', () => {
  expect(isSeason(new Date(2026, 10, 30))).toBe(false);
  expect(isSeason(new Date(2026, 11, 1))).toBe(true);
  expect(isSeason(new Date(2027, 0, 6))).toBe(true);
  expect(isSeason(new Date(2027, 0, 7))).toBe(false);
});
