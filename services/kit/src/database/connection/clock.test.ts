import { expect, it } from 'vitest';
import { readClockDays } from './clock.ts';

const NEW_YORK = 'America/New_York';

it('moves by whole days of the foundation’s zone', () => {
  const lateEvening = new Date('2026-11-27T03:00:00Z');
  expect(readClockDays('2026-11-27', NEW_YORK, lateEvening)).toBe(1);
  expect(readClockDays('2026-11-27', 'UTC', lateEvening)).toBe(0);
  expect(readClockDays('2026-11-01', 'UTC', lateEvening)).toBe(-26);
});

it('counts days and not hours where the clock changes, and over 29 February', () => {
  const now = new Date('2028-02-28T17:00:00Z');
  expect(readClockDays('2028-03-01', NEW_YORK, now)).toBe(2);
  expect(readClockDays('2028-11-05', NEW_YORK, now)).toBe(251);
});

it('reaches the day also in the hour around midnight, where clocks of that day show another time', () => {
  expect(readClockDays('2028-03-13', NEW_YORK, new Date('2026-11-30T04:55:00Z'))).toBe(469);
  expect(readClockDays('2028-03-13', NEW_YORK, new Date('2026-11-30T05:05:00Z'))).toBe(469);
  expect(readClockDays('2026-12-01', NEW_YORK, new Date('2026-10-30T04:05:00Z'))).toBe(33);
});

it('stops where it is not set, and refuses what is no day', () => {
  expect(readClockDays(undefined, NEW_YORK)).toBe(0);
  expect(readClockDays('', NEW_YORK)).toBe(0);
  for (const wrong of ['tomorrow', '2027-02-29', '2027-3-1', '2027-13-01'])
    expect(() => readClockDays(wrong, NEW_YORK)).toThrow('CLOCK must be a day such as 2027-03-01');
});
