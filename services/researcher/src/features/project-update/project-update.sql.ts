/** When the term of a request ends, and who must act on it (spec 2 sections 2.8 and 4, decision 377). */
import {
  PENDING_DAYS,
  REQUEST_STATUS as S,
  SUBMITTED_RENEWAL_STATUSES,
  TERM_STATUSES,
  UPCOMING_MONTHS,
} from '@portal/contract';
import { portalNowSql, portalTodaySql, utcDaySql } from '@portal/kit';

/** The day that pages show as the end of alias `request`. */
export const dueDaySql = (request: string): string => utcDaySql(`${request}.expiration_date`);

/**
 * Whether the term of alias `request` ends on the day `last` (SQL) or before. Compares the timestamp, because it has an
 * index.
 */
const endsBySql = (request: string, last: string): string =>
  `${request}.expiration_date < (((${last}) + 1)::timestamp at time zone 'UTC')`;

/**
 * Whether alias `request` has a term, ended or not. A renewal has no term of its own: it extends the term of its
 * request.
 */
export const hasTermSql = (request: string): string =>
  `(${request}.status in (${TERM_STATUSES.join(', ')}) and ${request}.expiration_date is not null
    and ${request}.renewal_of is null)`;

/** Whether a renewal of alias `request` is submitted and not decided yet. */
export const renewalIsInSql = (request: string): string => `exists (select 1 from researcher.request renewal
  where renewal.renewal_of = ${request}.id and renewal.status in (${SUBMITTED_RENEWAL_STATUSES.join(', ')}))`;

export const DAYS = `${dueDaySql('t')} - ${portalTodaySql}`;

export const STATE = `case when t.status = ${S.SUSPENDED} then 'suspended'
  when ${renewalIsInSql('t')} then 'submitted'
  when t.expiration_date <= ${portalNowSql} then 'overdue'
  when ${DAYS} <= ${PENDING_DAYS} then 'pending' else 'upcoming' end`;

/** Whether the dashboard shows request `t`. */
export const SHOWN = `(t.renewal_of is null and t.status = ${S.SUSPENDED} or (${hasTermSql('t')}
  and ${endsBySql('t', `(${portalTodaySql} + interval '${UPCOMING_MONTHS} months')::date`)}))`;

/** Someone must act now: the request is suspended, or it is overdue or pending with no renewal submitted. */
export const COMPLIANCE_NEEDED = `(t.renewal_of is null and t.status = ${S.SUSPENDED} or (${hasTermSql('t')}
  and ${endsBySql('t', `${portalTodaySql} + ${PENDING_DAYS}`)} and not ${renewalIsInSql('t')}))`;

/** Rows of `table`, as `t`, that the dashboard shows. */
export const shownSql = (table: string): string =>
  `${table} t join (select true) as dashboard (shown) on ${SHOWN}`;
