import { expect, test } from 'vitest';
import { countDone, readRun, runAddress } from './run.ts';

const FILTERS = { status: '2', type__in: '1,2', ready_to_approve: 'false' };
const readWith = (change: Readonly<Record<string, string>>, count = 6): number | null => {
  const { searchParams } = new URL(runAddress(FILTERS, count), 'https://portal.invalid');
  for (const [name, value] of Object.entries(change)) {
    if (value === '') searchParams.delete(name);
    else searchParams.set(name, value);
  }
  return readRun(searchParams);
};

test('a run keeps how many it began with, on every page and in any order', () => {
  expect(readWith({})).toBe(6);
  expect(readWith({ page: '2', sort: 'owner', size: '25' })).toBe(6);
});

test.each<[string, string]>([
  ['q', 'sleep'],
  ['submission_date__gte', '2026-11-01'],
  ['type__in', '1'],
  ['type__in', ''],
  ['status', '3'],
  ['status', ''],
  ['ready_to_approve', 'true'],
  ['last_message', 'answer'],
])('other requests are none of the run: %s=%s', (name, value) => {
  expect(readWith({ [name]: value })).toBeNull();
});

test.each(['run=6', 'run=0~', 'run=many~', 'run=6~status:2', 'run=10001~', ''])(
  '"%s" begins no run',
  (search) => expect(readRun(new URLSearchParams(search))).toBeNull(),
);

test('requests that arrived later take nothing back', () => {
  expect([countDone(6, 4), countDone(6, 0), countDone(6, 8)]).toEqual([2, 6, 0]);
});
