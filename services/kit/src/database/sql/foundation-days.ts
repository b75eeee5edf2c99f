/**
 * Calendar days in the foundation's time zone, as SQL. Each connection has the zone as a setting (`app.time_zone`). So
 * a statement needs no parameter for it, and its text is the same in every installation.
 */
export const foundationZoneSql = "coalesce(nullif(current_setting('app.time_zone', true), ''), 'UTC')";

const ZONE = foundationZoneSql;

export const foundationDaySql = (moment: string): string => `(${moment} at time zone ${ZONE})::date`;

/** The UTC day of a moment, which pages, mails and documents show. */
export const utcDaySql = (moment: string): string => `(${moment} at time zone 'UTC')::date`;

/** The moment at which a day begins, also for days of 23 or 25 hours. */
export const startOfDaySql = (day: string): string => `((${day})::timestamp at time zone ${ZONE})`;

/**
 * Condition that the day of `moment` equals `day` (SQL of a date), or is before or after it. It compares the moment
 * itself, so that an index on the column can be used.
 * @param zone of the day: the foundation's, or UTC for a moment that pages show by its UTC day
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

/** The number of midnights between two moments; 0 on the same day, and never negative. */
export const daysBetweenSql = (since: string, until = 'now()'): string =>
  `greatest(0, ${foundationDaySql(until)} - ${foundationDaySql(since)})`;

/** Bound for a number of days, because subtracting more would leave the range of dates. */
const MOST_DAYS = 1_000_000;

/**
 * Condition that {@link daysBetweenSql} from `since` to now is at least, at most or exactly `days` (SQL of a whole
 * number). It compares the moment itself, so that an index on the column can be used.
 */
export function comparedDaysSql(since: string, lookup: 'gte' | 'lte' | 'exact', days: string): string {
  const bounded = `least(greatest(${days}, -${MOST_DAYS}), ${MOST_DAYS})`;
  const atLeast = `${since} < ${startOfDaySql(`${foundationDaySql('now()')} - ${bounded} + 1`)}`;
  const atMost = `${since} >= ${startOfDaySql(`${foundationDaySql('now()')} - ${bounded}`)}`;
  if (lookup === 'gte') return atLeast;
  return lookup === 'lte' ? atMost : `(${atLeast} and ${atMost})`;
}
