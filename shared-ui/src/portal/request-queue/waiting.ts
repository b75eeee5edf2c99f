import { fill } from '../../design/layout/fill.ts';
import { requestQueue as words } from '#texts/request-queue';

const DAY = 86_400_000;
/** Researchers are told two weeks. */
const LONG = 14;

const daysSince = (since: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(since)) / DAY));

/** Whether more than two whole weeks have passed since `since` (ISO 8601). Nothing waits where it is null. */
export const waitsLong = (since: string | null, now = Date.now()): boolean =>
  since !== null && daysSince(since, now) > LONG;

/** From 0 to 1: how much of the two weeks that researchers are told has passed. */
export const shareOfPromise = (since: string, now = Date.now()): number =>
  Math.min(1, Math.max(0, now - Date.parse(since)) / (LONG * DAY));

/** 'Today', '1 day', '3 days'; '' where nobody here is waited for. */
export function waitingTime(since: string | null, now = Date.now()): string {
  if (since === null) return '';
  const days = daysSince(since, now);
  if (days === 0) return words.today;
  return fill(words.days, { count: days });
}
