import { expect, it } from 'vitest';
import { addSamples, parseSamples, renameSample } from './parse-samples.ts';

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

it('what is added keeps the amounts that are there and gets the standard one otherwise', () => {
  const now = { '11000-p1': 150 };
  expect(addSamples(now, { '11000-p1': null, '11001-p1': null, '11002-p1': 90 }, 200)).toEqual({
    '11000-p1': 150,
    '11001-p1': 200,
    '11002-p1': 90,
  });
  expect(addSamples(now, { '11000-p1': 20 }, 200)).toEqual({ '11000-p1': 20 });
});

it('an id is corrected in its place, and never doubled', () => {
  const now = { a: 1, b: 2, c: 3 };
  expect(Object.entries(renameSample(now, 'b', ' 11-p1 '))).toEqual([
    ['a', 1],
    ['11-p1', 2],
    ['c', 3],
  ]);
  expect(renameSample(now, 'b', 'c')).toEqual({ a: 1, c: 3 });
  expect(renameSample(now, 'b', ' ')).toBe(now);
});
