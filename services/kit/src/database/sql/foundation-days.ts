/**
 * Calendar days by the foundation's clock, as SQL. Each connection carries the zone (`app.time_zone`), so that a statement
 * needs no parameter for it and one text serves every installation.
 */
export const foundationZoneSql = "coalesce(nullif(current_setting('app.time_zone', true), ''), 'UTC')";

const ZONE = foundationZoneSql;

/** The day on which a moment falls. */
export const foundationDaySql = (moment: string): string => `(${moment} at time zone ${ZONE})::date`;

/** The day of a moment in UTC, which pages, mails and documents show for it. */
export const utcDaySql = (moment: string): string => `(${moment} at time zone 'UTC')::date`;

/** Moment at which a day begins. A day of 23 or 25 hours begins at its own midnight. */
export const startOfDaySql = (day: string): string => `((${day})::timestamp at time zone ${ZONE})`;

/**
 * Condition that the day of `moment` is `day` (SQL of a date), or is before or after it. It compares the moment itself, so
 * that an index on it serves.
 * @param zone of the day: the foundation's, or UTC for a moment that pages show by its day in UTC
 */
export function comparedDaySql(
  moment: string,
  lookup: 'exact' | 'gte' | 'lte' | 'gt',
  day: string,
  zone: 'foundation' | 'UTC' = 'foundation',
): string {
  const start = (of: string): string =>
    zone === 'foundation' ? startOfDaySql(of) : `((${of})::timestamp at time zone 'UTC')`;
  const next = start(`${day} + 1`);
  if (lookup === 'lte') return `${moment} < ${next}`;
  if (lookup === 'gt') return `${moment} >= ${next}`;
  const begun = `${moment} >= ${start(day)}`;
  return lookup === 'gte' ? begun : `(${begun} and ${moment} < ${next})`;
}

/** How many midnights are between two moments; 0 on the same day, and never less. */
export const daysBetweenSql = (since: string, until = 'now()'): string =>
  `greatest(0, ${foundationDaySql(until)} - ${foundationDaySql(since)})`;

/** A number of days that leads out of the calendar cannot be subtracted. */
const MOST_DAYS = 1_000_000;

/**
 * Condition that {@link daysBetweenSql} of `since` and now is at least, at most or just `days` (SQL of a whole number). It
 * compares the moment itself, so that an index on it serves.
 */
export function comparedDaysSql(since: string, lookup: 'gte' | 'lte' | 'exact', days: string): string {
  const bounded = `least(greatest(${days}, -${MOST_DAYS}), ${MOST_DAYS})`;
  const atLeast = `${since} < ${startOfDaySql(`${foundationDaySql('now()')} - ${bounded} + 1`)}`;
  const atMost = `${since} >= ${startOfDaySql(`${foundationDaySql('now()')} - ${bounded}`)}`;
  if (lookup === 'gte') return atLeast;
  return lookup === 'lte' ? atMost : `(${atLeast} and ${atMost})`;
}
