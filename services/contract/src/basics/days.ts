/**
 * Calendar days, written as '2026-12-31'. Arithmetic is in UTC, so that the time zone of a server or browser never
 * shifts a day. "Today" is the day in the foundation's time zone.
 */

const DAY = 86_400_000;

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
/**
 * Whether a text is an existing calendar day. The round trip rejects 30 February, which JavaScript reads as a day in
 * March.
 */
export const isDay = (text: string): boolean => DATE.test(text) && utcDay(startDay(text)) === text;

/** The start of a day in UTC. */
export const startDay = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The last second of a day in UTC: access that ends on a day lasts until then. */
export const endDay = (day: string): Date => new Date(`${day}T23:59:59Z`);

/** The UTC day of a moment: the day that pages, mails and documents show. */
export const utcDay = (moment: Date | string): string => new Date(moment).toISOString().slice(0, 10);

/** The day `days` later, or earlier if `days` is negative. */
export const addDays = (day: string, days: number): string =>
  utcDay(new Date(startDay(day).getTime() + days * DAY));

/** The same date `years` later. 29 February becomes 28 February in a year that is not a leap year. */
export function addYears(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return writeIso(year + years, month, Math.min(date, Number(lastOfMonth(year + years, month).slice(8))));
}

/** The last day of a month; months count from 1. */
export const lastOfMonth = (year: number, month: number): string => writeIso(year, month + 1, 0);

/** An out-of-range month or date rolls over into the next year or month, as in JavaScript. */
const writeIso = (year: number, month: number, date: number): string =>
  utcDay(new Date(Date.UTC(year, month - 1, date)));

/** Number of days from `from` to `to`; negative if `to` is earlier. */
export const countDays = (from: string, to: string): number =>
  Math.round((startDay(to).getTime() - startDay(from).getTime()) / DAY);

/** Format: 12/31/2026. */
export const writeDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

/** The wall-clock time in `timeZone` at `moment`, returned as a UTC date with the same digits. */
export function readClock(moment: Date, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return new Date(
    Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second')),
  );
}

/** The calendar day in `timeZone` at `moment`, such as '2026-12-31'. */
export const dayIn = (moment: Date, timeZone: string): string => utcDay(readClock(moment, timeZone));

/**
 * The latest day that is today anywhere on Earth. Something that a person dates today has been done, even if it is still
 * the day before at the foundation.
 */
export const latestToday = (now = new Date()): string => dayIn(now, 'Etc/GMT-14');

/** The inverse of `readClock`: the moment at which the wall clock in `timeZone` shows the UTC digits of `shown`. */
export function findMoment(shown: Date, timeZone: string): Date {
  let moment = shown.getTime();
  // Two rounds, since the first guess may be on the other side of a daylight saving change.
  for (let round = 0; round < 2; round += 1)
    moment += shown.getTime() - readClock(new Date(moment), timeZone).getTime();
  return new Date(moment);
}
