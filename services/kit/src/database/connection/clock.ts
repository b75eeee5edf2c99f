/**
 * The portal's current time. It is the real time, with two exceptions: `CLOCK` moves it by whole days, and a nightly
 * task runs at the moment at which its day began (decision 375). Only rules that depend on days use it: expiry,
 * reminders and the lists of both.
 */
import { countDays, dayIn, isDay } from '@portal/contract/days';
import { z } from 'zod';
import { foundationDaySql } from '../sql/foundation-days.ts';
import type { Reads } from './reads.ts';
import { sql, trustedSql } from '../sql/sql.ts';

const MOVED_DAYS = "coalesce(nullif(current_setting('app.clock_days', true), ''), '0')::int";

/** SQL of the portal's current moment. */
export const portalNowSql = `coalesce(nullif(current_setting('app.moment', true), '')::timestamptz, now() + make_interval(days => ${MOVED_DAYS}))`;

/** SQL of the portal's current day in the foundation's time zone. */
export const portalTodaySql = foundationDaySql(portalNowSql);

/**
 * SQL of the latest day that is today anywhere on Earth. Something that a person dates today has been done, even if it
 * is still the day before at the foundation.
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
 * The number of days between today in the time zone and `CLOCK`, a day such as 2027-03-01.
 * @throws where it is no day
 */
export function readClockDays(clock: string | undefined, timeZone: string, now = new Date()): number {
  if (!clock) return 0;
  if (!isDay(clock)) throw new Error('CLOCK must be a day such as 2027-03-01');
  const days = countDays(dayIn(now, timeZone), clock);
  // SQL adds days of 24 hours, which may miss by a day near midnight if the clocks change in between.
  const reached = dayIn(new Date(now.getTime() + days * 86_400_000), timeZone);
  return days + countDays(reached, clock);
}
