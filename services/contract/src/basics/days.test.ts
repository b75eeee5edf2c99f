/** The calendar's arithmetic. `e2e/zones.test.ts` runs these tests in several zones: none of them may move a day. */
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addYears,
  countDays,
  dayIn,
  endDay,
  findMoment,
  isDay,
  lastOfMonth,
  readClock,
  startDay,
  utcDay,
  writeDay,
} from './days.ts';

/** Clocks are moved forward or back on these days: in the United States, in Europe, in New Zealand. */
const SHIFTS = ['2027-03-14', '2027-11-07', '2027-03-28', '2027-10-31', '2027-04-04', '2027-09-26'] as const;
const NEW_YORK = 'America/New_York';
const AUCKLAND = 'Pacific/Auckland';

describe.each(SHIFTS)('on %s, when clocks are moved somewhere', (day) => {
  it('a day begins and ends by UTC', () => {
    expect(startDay(day).toISOString()).toBe(`${day}T00:00:00.000Z`);
    expect(endDay(day).toISOString()).toBe(`${day}T23:59:59.000Z`);
    expect([utcDay(startDay(day)), utcDay(endDay(day)), utcDay(`${day}T23:59:59+00:00`)]).toEqual([
      day,
      day,
      day,
    ]);
  });
  it('days are added and counted as whole days', () => {
    for (const days of [-1095, -1, 0, 1, 2, 30, 365, 1095])
      expect(countDays(day, addDays(day, days))).toBe(days);
    expect(addDays(addDays(day, 1), -1)).toBe(day);
  });
});

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-11-27', 1095, '2029-11-26'],
])('%s and %i days are %s', (day, days, expected) => expect(addDays(day, days)).toBe(expected));

it.each([
  ['2028-02-29', 10, '2038-02-28'],
  ['2026-11-27', 10, '2036-11-27'],
])('%s and %i years are %s', (day, years, expected) => expect(addYears(day, years)).toBe(expected));

it.each([
  [2027, 2, '2027-02-28'],
  [2028, 2, '2028-02-29'],
  [2026, 12, '2026-12-31'],
])('the last day of %i-%i is %s', (year, month, expected) => expect(lastOfMonth(year, month)).toBe(expected));

it.each([
  [NEW_YORK, '2027-03-14T04:59:59Z', '2027-03-13'],
  [NEW_YORK, '2027-03-14T05:00:00Z', '2027-03-14'],
  [NEW_YORK, '2027-03-15T03:59:59Z', '2027-03-14'],
  [NEW_YORK, '2027-11-08T04:59:59Z', '2027-11-07'],
  [NEW_YORK, '2027-11-08T05:00:00Z', '2027-11-08'],
  ['UTC', '2027-03-14T23:59:59Z', '2027-03-14'],
  [AUCKLAND, '2027-04-03T10:59:59Z', '2027-04-03'],
  [AUCKLAND, '2027-04-03T11:00:00Z', '2027-04-04'],
  [AUCKLAND, '2027-04-04T11:59:59Z', '2027-04-04'],
])('clocks in %s show at %s the day %s', (zone, moment, day) =>
  expect(dayIn(new Date(moment), zone)).toBe(day),
);

it.each([
  [NEW_YORK, '2027-03-14T23:59:59', '2027-03-15T03:59:59.000Z'],
  [NEW_YORK, '2027-11-07T23:59:59', '2027-11-08T04:59:59.000Z'],
  [AUCKLAND, '2027-04-04T23:59:59', '2027-04-04T11:59:59.000Z'],
])('clocks in %s show %s at %s', (zone, shown, moment) => {
  const found = findMoment(new Date(`${shown}Z`), zone);
  expect(found.toISOString()).toBe(moment);
  expect(readClock(found, zone).toISOString()).toBe(`${shown}.000Z`);
});

it('is written as people here write it', () => expect(writeDay('2026-12-31')).toBe('12/31/2026'));

it('knows a day from what is none', () => {
  for (const day of [...SHIFTS, '2028-02-29']) expect(isDay(day)).toBe(true);
  for (const none of ['2027-02-29', '2027-13-01', '2027-1-1', '01/02/2027', '2027-01-01T00:00:00Z', ''])
    expect(isDay(none)).toBe(false);
});
