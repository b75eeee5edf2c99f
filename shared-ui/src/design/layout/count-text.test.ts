import { expect, it } from 'vitest';
import { countText } from './count-text.ts';

it.each([
  [0, 0],
  [1000, 1000],
  [1001, '1000+'],
  [2002, '1000+'],
  ['1000+', '1000+'],
])('shows a count of %s as %s', (count, shown) => {
  expect(countText(count)).toBe(shown);
});
