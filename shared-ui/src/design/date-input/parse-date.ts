import { DATE_PATTERN, daysInMonth, isoDate } from '../layout/dates.ts';

const TYPED = /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})\s*$/;

/** Whether four digits of a year are there, so that a check makes sense. */
export const hasYear = (text: string) => /\d{4}\s*$/.test(text) && TYPED.test(text);

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Takes `1/2/2027`, `01-02-2027` and a pasted `2027-01-02`. */
function readParts(text: string): Parts | undefined {
  const [, pastedYear, pastedMonth, pastedDay] = DATE_PATTERN.exec(text.trim()) ?? [];
  if (pastedYear) return { year: Number(pastedYear), month: Number(pastedMonth), day: Number(pastedDay) };
  const [, month, day, year] = TYPED.exec(text) ?? [];
  return year ? { year: Number(year), month: Number(month), day: Number(day) } : undefined;
}

const formatIso = ({ year, month, day }: Parts): string | undefined =>
  year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? isoDate(year, month, day)
    : undefined;

/**
 * What was typed as an ISO date; undefined when there is no such date. A month above 12 and a day beyond the month are
 * reported, never changed: the person who writes the day first would have another date stored (spec 1 section 5, decision 146).
 */
export function parseDate(text: string): string | undefined {
  const parts = readParts(text);
  return parts && formatIso(parts);
}

/** The date that was meant where day and month look exchanged: `25/03/2027` as 2027-03-25. Else undefined. */
export function exchangedDate(text: string): string | undefined {
  const parts = readParts(text);
  if (!parts || formatIso(parts) !== undefined) return undefined;
  return formatIso({ ...parts, month: parts.day, day: parts.month });
}
