import { expect, it } from 'vitest';
import { REQUEST_STATUS_LABELS, REQUEST_STATUSES } from './statuses.ts';
import { statusText } from './status-text.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const ending = (expiration_date: string | null) => statusText({ status: 7, expiration_date }, NOW);

it('is the name of the status where there is nothing to add [R4-20]', () => {
  const plain = REQUEST_STATUSES.filter((status) => status !== 14);
  expect(plain.map((status) => statusText({ status }, NOW))).toEqual(
    plain.map((status) => REQUEST_STATUS_LABELS[status]),
  );
});

it('asks the owner of a suspended request to act [R8-15]', () => {
  expect(statusText({ status: 14, expiration_date: '2020-01-01T00:00:00Z' }, NOW)).toBe(
    'Suspended. Action Needed',
  );
});

it.each([
  ['2026-11-22T11:59:59Z', 'EXPIRED'],
  ['2020-01-01T00:00:00Z', 'EXPIRED'],
  ['2026-11-22T12:00:01Z', 'Expires today'],
  ['2026-11-23T00:00:00Z', 'Expires in 1 day'],
  ['2026-11-24T23:59:59Z', 'Expires in 2 days'],
  ['2027-01-21T00:00:00Z', 'Expires in 60 days'],
  ['2027-01-22T00:00:00Z', 'Fulfilled'],
  [null, 'Fulfilled'],
])('a fulfilled request that ends at %s says %s [R8-16 R8-17]', (end, words) => {
  expect(ending(end)).toBe(words);
});

it('only access that was given expires', () => {
  expect(statusText({ status: 13, expiration_date: '2020-01-01T00:00:00Z' }, NOW)).toBe('Archived');
});

it('of a Research Match request with a renewal names its status too [R2.3-11]', () => {
  const renewed = { status: 7, renewal_status: 3 } as const;
  expect(statusText(renewed, NOW)).toBe('Fulfilled (Renewal Under Review)');
  expect(statusText({ ...renewed, expiration_date: '2026-11-23T00:00:00Z' }, NOW)).toBe(
    'Expires in 1 day (Renewal Under Review)',
  );
  expect(statusText({ ...renewed, renewal_status: null }, NOW)).toBe('Fulfilled');
});
