import { DATE_PATTERN, daysInMonth, isoDate } from '../layout/dates.ts';

const TYPED = /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})\s*$/;

/** Whether the text already contains a four-digit year, so that it can be checked. */
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
 * Converts the typed text to an ISO date; undefined if there is no such date. A month above 12 or a day beyond the
 * month is an error and never corrected. Otherwise a person who writes the day first would store another date (spec 1
 * section 5, decision 146).
 */
export function parseDate(text: string): string | undefined {
  const parts = readParts(text);
  return parts && formatIso(parts);
}

/**
 * The date that the user probably meant if day and month are swapped: 2027-03-25 for `25/03/2027`. Otherwise undefined.
 */
export function exchangedDate(text: string): string | undefined {
  const parts = readParts(text);
  if (!parts || formatIso(parts) !== undefined) return undefined;
  return formatIso({ ...parts, month: parts.day, day: parts.month });
}
