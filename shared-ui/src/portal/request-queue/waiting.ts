import { fill } from '../../design/layout/fill.ts';
import { requestQueue as words } from '#texts/request-queue';

const DAY = 86_400_000;
/** Researchers read that it takes two weeks. */
const LONG = 14;

/** Whole days since a moment, where the server counts none by the foundation's calendar. */
export const daysSince = (since: string, now = Date.now()): number =>
  Math.max(0, Math.floor((now - Date.parse(since)) / DAY));

export const isLong = (days: number): boolean => days > LONG;

/** Whether more than two whole weeks have passed since `since` (ISO 8601). Nothing waits where it is null. */
export const waitsLong = (since: string | null, now = Date.now()): boolean =>
  since !== null && isLong(daysSince(since, now));

/** From 0 to 1: how much of the two weeks that researchers read of has passed. */
export const shareOfPromise = (days: number): number => Math.min(1, days / LONG);

/** 'Today', '1 day', '3 days'. */
export const daysText = (days: number): string =>
  days === 0 ? words.today : fill(words.days, { count: days });

/** The same since a moment; '' where no one here is waited for. */
export const waitingTime = (since: string | null, now = Date.now()): string =>
  since === null ? '' : daysText(daysSince(since, now));
