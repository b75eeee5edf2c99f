import { fill } from '../../design/layout/fill.ts';
import { requestQueue as words } from '#texts/request-queue';

const DAY = 86_400_000;
/** The portal promises researchers a review within two weeks. */
const LONG = 14;

/** Whole days since a time, for data without a day count by the server (which uses the foundation's calendar). */
export const daysSince = (since: string, now = Date.now()): number =>
  Math.max(0, Math.floor((now - Date.parse(since)) / DAY));

export const isLong = (days: number): boolean => days > LONG;

/** Whether more than two whole weeks have passed since `since` (ISO 8601). Null means that nothing is waiting. */
export const waitsLong = (since: string | null, now = Date.now()): boolean =>
  since !== null && isLong(daysSince(since, now));

/** The elapsed share of the promised two weeks, from 0 to 1. */
export const shareOfPromise = (days: number): number => Math.min(1, days / LONG);

/** Formats a number of days: 'Today', '1 day', '3 days'. */
export const daysText = (days: number): string =>
  days === 0 ? words.today : fill(words.days, { count: days });

/** The same for the time since `since`; '' if nothing waits for the foundation. */
export const waitingTime = (since: string | null, now = Date.now()): string =>
  since === null ? '' : daysText(daysSince(since, now));
