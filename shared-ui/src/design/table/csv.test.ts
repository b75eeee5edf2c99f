import { expect, test } from 'vitest';
import { csvName, toCsv } from './csv.ts';

test('quotes, commas and line breaks stay inside their cell', () => {
  expect(
    toCsv([
      ['a', 'b,c'],
      ['say "x"', 'two\nlines'],
      [null, 7],
    ]),
  ).toBe('\uFEFFa,"b,c"\r\n"say ""x""","two\nlines"\r\n,7\r\n');
});

test('a cell that a spreadsheet would run as a formula stays a text; a number stays a number', () => {
  expect(toCsv([['=1+1', '@sum', '-5', '-x']])).toBe("\uFEFF'=1+1,'@sum,-5,'-x\r\n");
});

test.each([' =1+1', '\u00a0=1+1', '\u200b@sum', '\uff1d1+1', '\uff0dx', '\t=1', '\n=1', '+1-1'])(
  'neither is %j one',
  (cell) => {
    expect(toCsv([[cell]])).toMatch(/^\uFEFF"?'/);
  },
);

test('the file is named after the list and the day', () => {
  expect(csvName('Approved (Pending Team)', new Date('2026-11-21T10:00:00Z'))).toBe(
    'approved-pending-team-2026-11-21.csv',
  );
});
