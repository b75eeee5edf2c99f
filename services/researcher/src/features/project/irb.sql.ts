import { IRB_NEAR_EXPIRY } from '@portal/contract';

/** Dates are days in UTC, whatever time zone a connection has. */
const TODAY = "(now() at time zone 'UTC')::date";

/** `expired`, `near_expiry` or `valid` of the IRB letter with alias `irb`. An exempt letter may have no end. */
export const irbStateSql = (irb: string): string =>
  `case when ${irb}.renewal_date < ${TODAY} then 'expired'
    when ${irb}.renewal_date::timestamp < (now() at time zone 'UTC') + interval '${IRB_NEAR_EXPIRY / 1000} seconds' then 'near_expiry'
    else 'valid' end`;

/** Boolean SQL: the day has not passed. */
export const isTodayOrLaterSql = (day: string): string => `${day} >= ${TODAY}`;

/** The last day of the project's latest IRB letter: `infinity` where it has no end, `-infinity` without a letter. */
export const irbUntilSql = (projectId: string): string =>
  `coalesce((select coalesce(irb.renewal_date, 'infinity') from researcher.irb irb
    where irb.project_id = ${projectId} order by irb.id desc limit 1), '-infinity')`;

/** True when the latest IRB letter of the project has not ended. */
export const irbIsValidSql = (projectId: string): string => isTodayOrLaterSql(irbUntilSql(projectId));
