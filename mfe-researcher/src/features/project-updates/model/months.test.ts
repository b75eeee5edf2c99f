import { expect, test } from 'vitest';
import { addMonths, findColumn, listDays, readMonth } from './months.ts';

test('months follow each other over the year, and have their days', () => {
  expect(addMonths({ year: 2027, month: 12 }, 1)).toEqual({ year: 2028, month: 1 });
  expect(addMonths({ year: 2028, month: 1 }, -1)).toEqual({ year: 2027, month: 12 });
  expect(readMonth('2028-02-29')).toEqual({ year: 2028, month: 2 });
  expect(listDays({ year: 2028, month: 2 }).at(-1)).toBe('2028-02-29');
  expect(listDays({ year: 2027, month: 2 })).toHaveLength(28);
});

test('a day is in the column of its weekday', () => {
  expect(findColumn('2027-02-28')).toBe(1);
  expect(findColumn('2028-02-29')).toBe(3);
});
