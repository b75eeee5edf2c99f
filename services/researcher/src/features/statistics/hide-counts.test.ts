import { expect, it } from 'vitest';
import { findHiddenCounts, type Line } from './hide-counts.ts';

const line = (name: string, counts: readonly number[], hasTotal = true): Line => ({
  parts: counts.map((count, index) => ({ key: `${name}${index}`, count })),
  ...(hasTotal && { total: { key: `${name}=`, count: counts.reduce((sum, count) => sum + count, 0) } }),
});
const hide = (...lines: readonly Line[]): string[] => [...findHiddenCounts(lines)].toSorted();

it.each<[string, Line, string[]]>([
  ['what is large is told', line('a', [5, 6, 7]), []],
  ['zero is told', line('a', [0, 5, 6]), []],
  ['one small count takes the smallest other with it', line('a', [3, 9, 7, 0]), ['a0', 'a2']],
  ['two small ones whose sum says nothing stand alone', line('a', [3, 2, 7]), ['a0', 'a1']],
  ['two of which each must be one take a third', line('a', [1, 1, 7, 9]), ['a0', 'a1', 'a2']],
  ['a small total goes with its parts', line('a', [3, 0]), ['a0', 'a=']],
  ['two small ones and no more take their total', line('a', [2, 2]), ['a0', 'a1', 'a=']],
  ['a total that follows from elsewhere counts as told', line('a', [1, 5, 8], false), ['a0', 'a1']],
])('%s', (_, given, expected) => {
  expect(hide(given)).toEqual(expected);
});

it('hides more rows and columns until no line reveals a count', () => {
  const rows = [
    [2, 9, 8],
    [7, 6, 9],
    [8, 9, 7],
  ];
  const cell = (row: number, column: number) => ({ key: `${row}${column}`, count: rows[row]?.[column] ?? 0 });
  const total = (key: string, parts: readonly { count: number }[]) => ({
    key,
    count: parts.reduce((sum, { count }) => sum + count, 0),
  });
  const lines: Line[] = [0, 1, 2].flatMap((index) => {
    const row = [0, 1, 2].map((column) => cell(index, column));
    const column = [0, 1, 2].map((at) => cell(at, index));
    return [
      { parts: row, total: total(`row${index}`, row) },
      { parts: column, total: total(`column${index}`, column) },
    ];
  });
  const hidden = findHiddenCounts(lines);
  for (const { parts } of lines) expect(parts.filter(({ key }) => hidden.has(key))).not.toHaveLength(1);
  expect(hidden.has('00')).toBe(true);
});
