import { expect, test } from 'vitest';
import { formatDollars } from './money.ts';

test('a sum says its currency; cents only where there are any', () => {
  expect(formatDollars(12_000)).toBe('USD 12,000');
  expect(formatDollars(12_000.5)).toBe('USD 12,000.50');
});
