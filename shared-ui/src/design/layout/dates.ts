/** Dates as people here write them, MM/DD/YYYY. Calendar dates are text (`2027-01-02`) and never pass a time zone. */

export const DATE_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

export const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

const two = (number: number) => String(number).padStart(2, '0');

export const isoDate = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** `2027-01-02` (or a time, of which the date part counts) as `01/02/2027`; '' for nothing. */
export function formatDate(iso: string | null | undefined): string {
  const [, year, month, day] = DATE_PATTERN.exec((iso ?? '').slice(0, 10)) ?? [];
  return year === undefined ? '' : `${month}/${day}/${year}`;
}

/** A moment (ISO 8601 in UTC) in the reader's own zone, with the zone's name: `01/02/2027, 2:05 PM EST`. */
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

/** A clock time in the reader's zone, as in `formatDateTime`: `2:05 PM EST`. */
export const formatTime = (moment: Date) => new Intl.DateTimeFormat('en-US', CLOCK).format(moment);
