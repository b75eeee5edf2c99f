import { expect, test } from 'vitest';
import { LIMITS } from '../basics/limits.ts';
import { unmetCriteria } from './password.ts';

test.each([
  ['', ['length', 'digit', 'upper', 'lower', 'special']],
  ['Short-1', ['length']],
  ['no capital-1', ['upper']],
  ['NO SMALL LETTER-1', ['lower']],
  ['No digit at all!', ['digit']],
  ['NoSpecial12 with blanks', ['special']],
  ['Good-enough-1', []],
  ['Zażółć gęślą 1!', []],
])('%s lacks %j [C5.2.1]', (password, unmet) => {
  expect(unmetCriteria(password)).toEqual(unmet);
});

test('a password of exactly the least length is long enough', () => {
  expect(unmetCriteria('Aa1-'.padEnd(LIMITS.passwordMinimum, 'b'))).toEqual([]);
  expect(unmetCriteria('Aa1-'.padEnd(LIMITS.passwordMinimum - 1, 'b'))).toEqual(['length']);
});
