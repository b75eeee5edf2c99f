import { DATE_PATTERN, daysInMonth, isoDate } from '../layout/dates.ts';

const TYPED = /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})\s*$/;

/** Whether four digits of a year are there, so that a check makes sense. */
export const hasYear = (text: string) => /\d{4}\s*$/.test(text) && TYPED.test(text);

/**
 * What was typed as an ISO date: takes `1/2/2027`, `01-02-2027` and a pasted `2027-01-02`. A month above 12 becomes 12
 * and a day beyond the month its last day (specification 1 section 5). Undefined when it is no date.
 */
export function parseDate(text: string): string | undefined {
  const pasted = DATE_PATTERN.exec(text.trim());
  if (pasted) return capped(Number(pasted[1]), Number(pasted[2]), Number(pasted[3]));
  const typed = TYPED.exec(text);
  return typed ? capped(Number(typed[3]), Number(typed[1]), Number(typed[2])) : undefined;
}

function capped(year: number, month: number, day: number): string | undefined {
  if (year < 1000 || month < 1 || day < 1) return undefined;
  const inYear = Math.min(month, 12);
  return isoDate(year, inYear, Math.min(day, daysInMonth(year, inYear)));
}
