import { expect, test } from 'vitest';
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
