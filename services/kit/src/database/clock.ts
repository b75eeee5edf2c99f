/**
 * What the portal takes for now. It is the real time, unless `CLOCK` moved it by whole days, or a nightly task lives at the
 * moment at which its day began (decision 375). Only what depends on days uses it: expiry, reminders and the lists of both.
 */
import { foundationDaySql } from './foundation-days.ts';

const MOVED_DAYS = "coalesce(nullif(current_setting('app.clock_days', true), ''), '0')::int";

/** SQL of the moment. */
export const portalNowSql = `coalesce(nullif(current_setting('app.moment', true), '')::timestamptz, now() + make_interval(days => ${MOVED_DAYS}))`;

/** SQL of the day, by the foundation's clock. */
export const portalTodaySql = foundationDaySql(portalNowSql);

/**
 * SQL of the last day that anybody on Earth calls today. What somebody says was done today has been done, although the
 * foundation's day is the one before.
 */
export const latestTodaySql = `((${portalNowSql}) at time zone 'Etc/GMT-14')::date`;

const DAY = 86_400_000;
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * By how many days `CLOCK`, a day such as 2027-03-01, differs from today in the zone.
 * @throws where it is no day
 */
export function readClockDays(clock: string | undefined, timeZone: string, now = new Date()): number {
  if (!clock) return 0;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(clock) && !Number.isNaN(startOf(clock));
  if (!isDay || !new Date(startOf(clock)).toISOString().startsWith(clock))
    throw new Error('CLOCK must be a day such as 2027-03-01');
  // Swedish writes days as ISO 8601 does.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
  return Math.round((startOf(clock) - startOf(today)) / DAY);
}
