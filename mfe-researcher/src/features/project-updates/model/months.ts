import { addDays, lastOfMonth, startDay } from '@portal/contract/days';
import { getLocale } from '@portal/contract/language';

/** A month of the calendar, as days in UTC: dates are text and pass no time zone. */
export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

export const readMonth = (day: string): Month => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
});

export function addMonths({ year, month }: Month, count: number): Month {
  const months = year * 12 + month - 1 + count;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}

/** `2027-03-01` and so on to the last. */
export function listDays({ year, month }: Month): string[] {
  const last = lastOfMonth(year, month);
  return Array.from({ length: Number(last.slice(8)) }, (_, index) =>
    addDays(`${last.slice(0, 7)}-01`, index),
  );
}

/** 1 for Sunday, the first column. */
export const findColumn = (day: string): number => startDay(day).getUTCDay() + 1;

/** This file knows days alone and loads without a page: a test evaluates it in other time zones. */
const getPageLocale = (): string => getLocale(globalThis.document?.documentElement.lang || 'en');

/** Such as March 2027. */
export const nameMonth = ({ year, month }: Month): string =>
  new Intl.DateTimeFormat(getPageLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 1),
  );

/** Sun to Sat, the heads of the columns. 1 November 2026 is a Sunday. */
export const WEEKDAYS: readonly string[] = Array.from({ length: 7 }, (_, index) =>
  new Intl.DateTimeFormat(getPageLocale(), { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2026, 10, 1 + index),
  ),
);
