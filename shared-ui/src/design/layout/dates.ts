/**
 * Dates in US format, MM/DD/YYYY. Calendar dates are text (`2027-01-02`) and are never converted between time zones.
 */

export const DATE_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

export const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

const two = (number: number) => String(number).padStart(2, '0');

export const isoDate = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** Formats `2027-01-02` (or the date part of a timestamp) as `01/02/2027`; '' if there is no date. */
export function formatDate(iso: string | null | undefined): string {
  const [, year, month, day] = DATE_PATTERN.exec((iso ?? '').slice(0, 10)) ?? [];
  return year === undefined ? '' : `${month}/${day}/${year}`;
}

/** Formats a timestamp (ISO 8601 in UTC) in the user's time zone, with its name: `01/02/2027, 2:05 PM EST`. */
export function formatDateTime(iso: string | null | undefined): string {
  if (!iso) return '';
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...CLOCK,
  }).format(moment);
}

const CLOCK = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** The time of day in the user's time zone, as in `formatDateTime`: `2:05 PM EST`. */
export const formatTime = (moment: Date) => new Intl.DateTimeFormat('en-US', CLOCK).format(moment);
