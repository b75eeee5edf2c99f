import { expect, test } from 'vitest';
import { countDone, readRun } from './run.ts';

test.each([
  ['run=6', 6],
  ['run=6&ready_to_approve=true&page=2', 6],
  ['run=6&q=sleep', null],
  ['run=6&submission_date__gte=2026-11-01', null],
  ['run=0', null],
  ['run=many', null],
  ['', null],
])('%s begins a run of %s', (search, began) => {
  expect(readRun(new URLSearchParams(search))).toBe(began);
});

test('requests that came meanwhile take nothing back', () => {
  expect([countDone(6, 4), countDone(6, 0), countDone(6, 8)]).toEqual([2, 6, 0]);
});
