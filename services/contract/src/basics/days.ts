/**
 * Days of the calendar, written as '2026-12-31'. Arithmetic is in UTC, so that the zone of a server or a browser never
 * moves a day; what is called today is the day in the foundation's zone.
 */

const DAY = 86_400_000;

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
/** Whether a text is a day of the calendar. The month's own last day counts: in JavaScript 30 February is a day in March. */
export const isDay = (text: string): boolean => DATE.test(text) && utcDay(startDay(text)) === text;

/** The moment at which a day begins in UTC. */
export const startDay = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The last second of a day in UTC: until then access lasts that ends on the day. */
export const endDay = (day: string): Date => new Date(`${day}T23:59:59Z`);

/** The day of a moment in UTC: the one that pages, mails and documents show for it. */
export const utcDay = (moment: Date | string): string => new Date(moment).toISOString().slice(0, 10);

/** A day that is `days` later, or earlier where they are negative. */
export const addDays = (day: string, days: number): string =>
  utcDay(new Date(startDay(day).getTime() + days * DAY));

/** The same day so many years later. 29 February is 28 February in a year that has none. */
export function addYears(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return writeIso(year + years, month, Math.min(date, Number(lastOfMonth(year + years, month).slice(8))));
}

/** The last day of a month, which counts from 1. */
export const lastOfMonth = (year: number, month: number): string => writeIso(year, month + 1, 0);

/** JavaScript carries a month or a date that is out of range over into the next year or month. */
const writeIso = (year: number, month: number, date: number): string =>
  utcDay(new Date(Date.UTC(year, month - 1, date)));

/** How many days `to` is after `from`; negative where it is before. */
export const countDays = (from: string, to: string): number =>
  Math.round((startDay(to).getTime() - startDay(from).getTime()) / DAY);

/** Such as 12/31/2026. */
export const writeDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

/** What clocks in `timeZone` show at `moment`, as the moment at which UTC shows the same. */
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

/** The day that clocks in `timeZone` show, such as '2026-12-31'. */
export const dayIn = (moment: Date, timeZone: string): string => utcDay(readClock(moment, timeZone));

/** The moment at which clocks in `timeZone` show what UTC shows at `shown`. */
export function findMoment(shown: Date, timeZone: string): Date {
  let moment = shown.getTime();
  // Twice, since the first guess may be on the other side of a shift.
  for (let round = 0; round < 2; round += 1)
    moment += shown.getTime() - readClock(new Date(moment), timeZone).getTime();
  return new Date(moment);
}
