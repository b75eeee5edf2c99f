/**
 * What the portal takes for now. It is the real time, unless `CLOCK` moved it by whole days, or a nightly task lives at the
 * moment at which its day began (decision 375). Only what depends on days uses it: expiry, reminders and the lists of both.
 */
import { countDays, dayIn, isDay } from '@portal/contract/days';
import { z } from 'zod';
import { foundationDaySql } from '../sql/foundation-days.ts';
import type { Reads } from './reads.ts';
import { sql, trustedSql } from '../sql/sql.ts';

const MOVED_DAYS = "coalesce(nullif(current_setting('app.clock_days', true), ''), '0')::int";

/** SQL of the moment. */
export const portalNowSql = `coalesce(nullif(current_setting('app.moment', true), '')::timestamptz, now() + make_interval(days => ${MOVED_DAYS}))`;

/** SQL of the day, by the foundation's clock. */
export const portalTodaySql = foundationDaySql(portalNowSql);

/**
 * SQL of the last day that anyone on Earth calls today. What someone says was done today has been done, although the
 * foundation's day is the one before.
 */
export const latestTodaySql = `((${portalNowSql}) at time zone 'Etc/GMT-14')::date`;

/** Today by the foundation's clock, such as '2027-03-01'. @param day SQL of another day that counts as today */
export async function readToday(reads: Reads, day: string = portalTodaySql): Promise<string> {
  const row = await reads.row(
    z.object({ today: z.string() }),
    sql`select to_char(${trustedSql(day)}, 'YYYY-MM-DD') as today`,
  );
  if (!row) throw new Error('a statement without a table answered no row');
  return row.today;
}

/**
 * By how many days `CLOCK`, a day such as 2027-03-01, differs from today in the zone.
 * @throws where it is no day
 */
export function readClockDays(clock: string | undefined, timeZone: string, now = new Date()): number {
  if (!clock) return 0;
  if (!isDay(clock)) throw new Error('CLOCK must be a day such as 2027-03-01');
  const days = countDays(dayIn(now, timeZone), clock);
  // SQL adds whole days of 24 hours: an hour before or after midnight another offset of the zone leads to a neighboring day
  const reached = dayIn(new Date(now.getTime() + days * 86_400_000), timeZone);
  return days + countDays(reached, clock);
}
