import { expect, test } from 'vitest';
import { namedRows, nextKey, replaceId, rowAmounts, rowProblem, type SampleRow } from './sample-rows.ts';

const row = (key: number, id: string, amount = '200'): SampleRow => ({ key, id, amount, known: undefined });

test('ids that are pasted into one row become a row each, with its amount [R5-27]', () => {
  const rows = replaceId([row(0, 'a'), row(1, 'b')], 0, '11000-p1, 11000-s1\n11001-p1');
  expect(rows.map(({ key, id, amount }) => [key, id, amount])).toEqual([
    [0, '11000-p1', '200'],
    [2, '11000-s1', '200'],
    [3, '11001-p1', '200'],
    [1, 'b', '200'],
  ]);
  const long = 'x'.repeat(60);
  const table = replaceId([row(0, 'a')], 0, `Sample id,Amount\n11000-p1,150\n${long},5\ntoString;2,5`);
  expect(table.map(({ id, amount }) => [id, amount])).toEqual([
    ['11000-p1', '150'],
    ['toString', '2.5'],
    [long, '200'],
  ]);
  expect(replaceId([row(0, 'a')], 0, '11_000.p1')[0]?.id).toBe('11000p1');
});

test('says what is wrong before anyone is asked', () => {
  expect(rowProblem([row(0, '')])).toBe('* Required field');
  expect(rowProblem([row(0, 'a'), row(1, 'a')])).toBe('a is listed twice');
  for (const amount of ['', ' ', '-1', 'x'])
    expect(rowProblem([row(0, 'a', amount)])).toMatch(/^a: (please|the amount)/);
  expect(rowProblem([row(0, 'a', '0.5'), row(1, '')])).toBeUndefined();
  expect(rowProblem([row(0, 'a', '0')])).toBe('a: the amount must be greater than 0');
  expect(rowProblem([row(0, 'a', '1000001')])).toBe('a: please ask for 1,000,000 or less');
  const long = 'x'.repeat(41);
  expect(rowProblem([row(0, 'a'), row(1, long)])).toBe(`${long}: a sample ID is at most 40 characters long`);
});

test('rows without an id are left out, and keys are never used twice', () => {
  expect(namedRows([row(0, 'a'), row(1, '')])).toHaveLength(1);
  expect(rowAmounts([row(0, 'a', '2.5'), row(1, '')])).toEqual({ a: 2.5 });
  expect(nextKey([])).toBe(0);
  expect(nextKey([row(7, 'a')])).toBe(8);
});
