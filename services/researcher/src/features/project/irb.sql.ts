import { IRB_NEAR_EXPIRY } from '@portal/contract';
import { portalNowSql, portalTodaySql, startOfDaySql } from '@portal/kit';

/** Today in the portal's time zone. As a subquery it runs once, not for each row. */
const TODAY = `(select ${portalTodaySql})`;

/** The last day of the letter with alias `irb`; null for an exempt letter, which needs no renewal. */
const endSql = (irb: string): string => `case when ${irb}.designation <> 2 then ${irb}.renewal_date end`;

/** State of the IRB letter with alias `irb`: `expired`, `near_expiry` or `valid`. */
export const irbStateSql = (irb: string): string =>
  `case when ${endSql(irb)} < ${TODAY} then 'expired'
    when ${startOfDaySql(endSql(irb))} < ${portalNowSql} + interval '${IRB_NEAR_EXPIRY / 1000} seconds' then 'near_expiry'
    else 'valid' end`;

/** Boolean SQL: the day has not passed. */
export const isTodayOrLaterSql = (day: string): string => `${day} >= ${TODAY}`;

/** Boolean SQL: the project has a letter that has not ended. */
export const hasLetterSql = (projectId: string): string =>
  `exists (select 1 from researcher.irb letter where letter.project_id = ${projectId}
    and (letter.designation = 2 or letter.renewal_date is null or ${isTodayOrLaterSql('letter.renewal_date')}))`;

/** The last day of the project's latest IRB letter: `infinity` where it has no end, `-infinity` without a letter. */
export const irbUntilSql = (projectId: string): string =>
  `coalesce((select coalesce(${endSql('irb')}, 'infinity') from researcher.irb irb
    where irb.project_id = ${projectId} order by irb.id desc limit 1), '-infinity')`;

export const irbIsValidSql = (projectId: string): string => isTodayOrLaterSql(irbUntilSql(projectId));
