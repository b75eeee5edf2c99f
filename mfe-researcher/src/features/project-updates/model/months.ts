import { addDays, lastOfMonth, startDay } from '@portal/contract/days';

/** A calendar month. Days are UTC text, so no time zone applies. */
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

/** All days of the month as text, starting with `2027-03-01`. */
export function listDays({ year, month }: Month): string[] {
  const last = lastOfMonth(year, month);
  return Array.from({ length: Number(last.slice(8)) }, (_, index) =>
    addDays(`${last.slice(0, 7)}-01`, index),
  );
}

/** The column of a day: 1 for Sunday. */
export const findColumn = (day: string): number => startDay(day).getUTCDay() + 1;
