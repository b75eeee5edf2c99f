import { expect, it } from 'vitest';
import { REQUEST_STATUS_LABELS, REQUEST_STATUSES } from './statuses.ts';
import { statusText } from './status-text.ts';

const ZONE = 'America/New_York';
const NOW = new Date('2026-11-22T12:00:00Z');
const ending = (expiration_date: string | null) => statusText({ status: 7, expiration_date }, ZONE, NOW);

it('is the name of the status where there is nothing to add [R4-20]', () => {
  const plain = REQUEST_STATUSES.filter((status) => status !== 14);
  expect(plain.map((status) => statusText({ status }, ZONE, NOW))).toEqual(
    plain.map((status) => REQUEST_STATUS_LABELS[status]),
  );
});

it('asks the owner of a suspended request to act [R8-15]', () => {
  expect(statusText({ status: 14, expiration_date: '2020-01-01T00:00:00Z' }, ZONE, NOW)).toBe(
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

it.each([
  // The last evening before, at home already the day of UTC.
  [ZONE, '2026-12-16T03:00:00Z', 'Expires in 1 day'],
  [ZONE, '2026-12-16T05:00:00Z', 'Expires today'],
  [ZONE, '2026-12-16T23:59:58Z', 'Expires today'],
  [ZONE, '2026-12-17T00:00:00Z', 'EXPIRED'],
  ['Pacific/Auckland', '2026-12-14T11:00:00Z', 'Expires in 1 day'],
  ['Pacific/Auckland', '2026-12-16T23:59:58Z', 'Expires today'],
])('in %s at %s access until 12/16/2026 says %s', (zone, now, words) => {
  const facts = { status: 7, expiration_date: '2026-12-16T23:59:59Z' } as const;
  expect(statusText(facts, zone, new Date(now))).toBe(words);
});

it('only access that was given expires', () => {
  expect(statusText({ status: 13, expiration_date: '2020-01-01T00:00:00Z' }, ZONE, NOW)).toBe('Archived');
});

it('of a Research Match request with a renewal names its status too [R2.3-11]', () => {
  const renewed = { status: 7, renewal_status: 3 } as const;
  expect(statusText(renewed, ZONE, NOW)).toBe('Fulfilled (Renewal Under Review)');
  expect(statusText({ ...renewed, expiration_date: '2026-11-23T00:00:00Z' }, ZONE, NOW)).toBe(
    'Expires in 1 day (Renewal Under Review)',
  );
  expect(statusText({ ...renewed, renewal_status: null }, ZONE, NOW)).toBe('Fulfilled');
});
