import { expect, test } from 'vitest';
import { csvName, toCsv } from './csv.ts';

test('every cell is in quotes; quotes, commas and line breaks stay inside it', () => {
  expect(
    toCsv([
      ['a', 'b,c'],
      ['say "x"', 'two\nlines'],
      [null, 7],
    ]),
  ).toBe('\uFEFF"a","b,c"\r\n"say ""x""","two\nlines"\r\n"","7"\r\n');
});

test('a cell that a spreadsheet would run as a formula stays a text; a number stays a number', () => {
  expect(toCsv([['=1+1', '@sum', '-5', '-x']])).toBe(`\uFEFF"'=1+1","'@sum","-5","'-x"\r\n`);
});

test.each([' =1+1', '\u00a0=1+1', '\u200b@sum', '\uff1d1+1', '\uff0dx', '\t=1', '\n=1', '+1-1', '"=1+1"'])(
  'neither is %j one',
  (cell) => {
    expect(toCsv([[cell]])).toMatch(/^\uFEFF"'/);
  },
);

test.each([
  ['x;=1+1', "x;'=1+1"],
  ['x; =1+1', "x;' =1+1"],
  ['x;"=1+1"', `x;'""=1+1""`],
  ['x\t=1+1', "x\t'=1+1"],
  ['x|@sum', "x|'@sum"],
  ['two\r\n=lines', "two\r\n'=lines"],
  ['x;\u200b=1;\uff1d2', "x;'\u200b=1;'\uff1d2"],
  ['a; b | c = d', 'a; b | c = d'],
])('nor does a part of %j where a spreadsheet divides cells at other signs', (cell, expected) => {
  expect(toCsv([['first', cell]])).toBe(`\uFEFF"first","${expected}"\r\n`);
});

test('the file is named after the list and the day', () => {
  expect(csvName('Approved (Pending Team)', new Date('2026-11-21T10:00:00Z'))).toBe(
    'approved-pending-team-2026-11-21.csv',
  );
});
