import { daysInMonth, isoDate } from '../layout/dates.ts';
import { pageLanguage } from '../layout/fill.ts';

/** A month on the calendar; month from 1. */
export interface Month {
  year: number;
  month: number;
}

const inWords = (options: Intl.DateTimeFormatOptions, date: Date): string =>
  new Intl.DateTimeFormat(pageLanguage(), { ...options, timeZone: 'UTC' }).format(date);

/** In the language of the page; month from 1. */
export const nameMonth = (month: number): string =>
  inWords({ month: 'long' }, new Date(Date.UTC(2001, month - 1, 1)));

/** From Sunday on, in the language of the page. */
export const nameWeekdays = (): string[] =>
  // 7 January 2001 was a Sunday
  Array.from({ length: 7 }, (_, day) => inWords({ weekday: 'long' }, new Date(Date.UTC(2001, 0, 7 + day))));

/** The yearly picker shows 9 years a page (specification 1 section 9). */
export const YEARS_PER_PAGE = 9;

export const findMonth = (iso: string): Month => ({
  year: Number(iso.slice(0, 4)),
  month: Number(iso.slice(5, 7)),
});

export function addDays(iso: string, days: number): string {
  const [year = 1, month = 1, day = 1] = iso.split('-').map(Number);
  const moved = new Date(Date.UTC(year, month - 1, day + days));
  return isoDate(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate());
}

/** The same day some months away; the 31st becomes the last day of a shorter month. */
export function addMonths(iso: string, months: number): string {
  const { year, month } = findMonth(iso);
  const index = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  return isoDate(
    target.year,
    target.month,
    Math.min(Number(iso.slice(8)), daysInMonth(target.year, target.month)),
  );
}

export const weekday = (iso: string) => new Date(`${iso}T00:00:00Z`).getUTCDay();

/** The weeks of a month from Sunday; places outside the month are empty. */
export function listWeeks({ year, month }: Month): Array<Array<string | undefined>> {
  const days = Array.from({ length: daysInMonth(year, month) }, (_, index) =>
    isoDate(year, month, index + 1),
  );
  const cells: Array<string | undefined> = [
    ...Array.from({ length: weekday(isoDate(year, month, 1)) }, () => undefined),
    ...days,
  ];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => cells[week * 7 + day]),
  );
}

/** The reader's own today. */
export function today(): string {
  const now = new Date();
  return isoDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** Where an arrow or page key goes from `iso`; undefined for other keys. */
export function dayByKey(iso: string, key: string): string | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  const step = steps[key];
  if (step !== undefined) return addDays(iso, step);
  if (key === 'Home') return addDays(iso, -weekday(iso));
  if (key === 'End') return addDays(iso, 6 - weekday(iso));
  if (key === 'PageUp') return addMonths(iso, -1);
  return key === 'PageDown' ? addMonths(iso, 1) : undefined;
}
