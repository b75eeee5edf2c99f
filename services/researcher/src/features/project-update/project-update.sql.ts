/** When the term of a request ends and who has to do something about it (spec 2 sections 2.8 and 4, decision 377). */
import {
  PENDING_DAYS,
  REQUEST_STATUS as S,
  SUBMITTED_RENEWAL_STATUSES,
  TERM_STATUSES,
  UPCOMING_MONTHS,
} from '@portal/contract';
import { portalNowSql, portalTodaySql, utcDaySql } from '@portal/kit';

/** The day that pages show for the end of alias `request`. */
export const dueDaySql = (request: string): string => utcDaySql(`${request}.expiration_date`);

/** The term of alias `request` ends on the day `last` (SQL) or before: the moment is compared, since it has an index. */
const endsBySql = (request: string, last: string): string =>
  `${request}.expiration_date < (((${last}) + 1)::timestamp at time zone 'UTC')`;

/** Alias `request` has a term, which ends or has ended. A renewal has none of its own: it moves that of its request. */
export const hasTermSql = (request: string): string =>
  `(${request}.status in (${TERM_STATUSES.join(', ')}) and ${request}.expiration_date is not null
    and ${request}.renewal_of is null)`;

/** A renewal of alias `request` is with the foundation. */
export const renewalIsInSql = (request: string): string => `exists (select 1 from researcher.request renewal
  where renewal.renewal_of = ${request}.id and renewal.status in (${SUBMITTED_RENEWAL_STATUSES.join(', ')}))`;

export const DAYS = `${dueDaySql('t')} - ${portalTodaySql}`;

export const STATE = `case when t.status = ${S.SUSPENDED} then 'suspended'
  when ${renewalIsInSql('t')} then 'submitted'
  when t.expiration_date <= ${portalNowSql} then 'overdue'
  when ${DAYS} <= ${PENDING_DAYS} then 'pending' else 'upcoming' end`;

/** The dashboard shows it. */
export const SHOWN = `(t.renewal_of is null and t.status = ${S.SUSPENDED} or (${hasTermSql('t')}
  and ${endsBySql('t', `(${portalTodaySql} + interval '${UPCOMING_MONTHS} months')::date`)}))`;

/** Someone has to act now: its access is suspended, or it is overdue or pending and no renewal is in. */
export const COMPLIANCE_NEEDED = `(t.renewal_of is null and t.status = ${S.SUSPENDED} or (${hasTermSql('t')}
  and ${endsBySql('t', `${portalTodaySql} + ${PENDING_DAYS}`)} and not ${renewalIsInSql('t')}))`;

/** Rows of `table`, as `t`, that the dashboard shows. */
export const shownSql = (table: string): string =>
  `${table} t join (select true) as dashboard (shown) on ${SHOWN}`;
