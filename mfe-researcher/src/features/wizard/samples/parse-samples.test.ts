import { expect, it } from 'vitest';
import { addSamples, parseSamples, readSamples, renameProblem, renameSample } from './parse-samples.ts';

it('ids are separated by comma, space, tab or new line, and lose what does not belong [R5-27 R5-28]', () => {
  expect(Object.keys(parseSamples('11000-p1, 11000-s1\t11001-p1\r\n(11002_p1) "11003-p1"'))).toEqual([
    '11000-p1',
    '11000-s1',
    '11001-p1',
    '11002p1',
    '11003-p1',
  ]);
  expect(parseSamples(' \n,')).toEqual({});
});

it('two columns of a spreadsheet are ids with amounts', () => {
  expect(parseSamples('11000-p1\t200\n"11001-p1"\t2.5\t a note\n11002-p1\t0,5\n11003-p1\n')).toEqual({
    '11000-p1': 200,
    '11001-p1': 2.5,
    '11002-p1': 0.5,
    '11003-p1': null,
  });
});

it('a cell with two ids and an amount is no pair, and an id without an amount keeps one of an earlier line', () => {
  expect(parseSamples('11000-p1 11001-p1\t200')).toEqual({ '11000-p1': null, '11001-p1': null, '200': null });
  expect(parseSamples('11000-p1\t200\n11000-p1')).toEqual({ '11000-p1': 200 });
});

it('ids that are called like what every object has are ids like any other', () => {
  expect(addSamples({}, parseSamples('toString constructor'), 200)).toEqual({
    toString: 200,
    constructor: 200,
  });
  expect(renameProblem({ a: 1 }, 'a', 'constructor')).toBeUndefined();
  expect(renameSample({ a: 1 }, 'a', 'valueOf')).toEqual({ valueOf: 1 });
});

it('the exported table is read back, and an id that can be none is recognized', () => {
  const long = 'x'.repeat(60);
  expect(
    readSamples(`Sample id,Amount,Unit,Availability,Amount available\n11000-p1,150,μl,,\n${long},1,μl,,`),
  ).toEqual({ samples: { '11000-p1': 150 }, refused: [long] });
});

it('what is added keeps the amounts that are there and gets the standard one otherwise', () => {
  const now = { '11000-p1': 150 };
  expect(addSamples(now, { '11000-p1': null, '11001-p1': null, '11002-p1': 90 }, 200)).toEqual({
    '11000-p1': 150,
    '11001-p1': 200,
    '11002-p1': 90,
  });
  expect(addSamples(now, { '11000-p1': 20 }, 200)).toEqual({ '11000-p1': 20 });
  expect(addSamples(now, { '11001-p1': 20 }, 200)).toEqual({ '11000-p1': 150, '11001-p1': 20 });
});

it('an id is corrected in its place, and never doubled', () => {
  const now = { a: 1, b: 2, c: 3 };
  expect(Object.entries(renameSample(now, 'b', ' 11-p1 '))).toEqual([
    ['a', 1],
    ['11-p1', 2],
    ['c', 3],
  ]);
  expect(renameSample(now, 'b', 'c'), 'neither row nor amount goes').toBe(now);
  expect(renameProblem(now, 'b', 'c')).toBe('taken');
  expect(renameSample(now, 'b', 'x'.repeat(41))).toBe(now);
  expect(renameProblem(now, 'b', 'x'.repeat(41))).toBe('tooLong');
  for (const to of ['b', ' ', 'd']) expect(renameProblem(now, 'b', to)).toBeUndefined();
  expect(renameSample(now, 'b', ' ')).toBe(now);
  expect(renameSample(now, 'b', 'b')).toBe(now);
});
