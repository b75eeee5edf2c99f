/** When access under a request has ended, and what is to be confirmed then (decision 386). */
import { CLOSE_OUT_DAYS, OBTAINING_TYPES, REQUEST_STATUS as S } from '@portal/contract';
import { portalTodaySql, utcDaySql } from '@portal/kit';
import { renewalIsInSql } from '../project-update/index.ts';

/**
 * Alias `request` gave access that has ended: its term is over, or it was archived. One that is merely suspended may go on,
 * and so may one whose renewal is with the foundation: what was given is not destroyed before that is decided.
 */
export const hasEndedSql = (request: string): string => `(${request}.renewal_of is null
  and (${request}.status = ${S.ARCHIVED} or ${request}.expired_on is not null
    and ${request}.status in (${S.FULFILLED}, ${S.SUSPENDED}) and not ${renewalIsInSql(request)}))`;

/** The day of that end as pages show it, by which an end is distinguished from a later one; null while access goes on. */
export const endDaySql = (request: string): string => `(case when ${hasEndedSql(request)}
  then coalesce(${request}.expired_on, ${utcDaySql(
    `coalesce(${request}.revocation_date, ${request}.status_since, ${request}.created)`,
  )}) end)`;

/** Statuses in which it is the researcher's turn, as they are stored. */
export const AWAITED = "('open', 'returned')";

/** What was stored for an end that no longer is one is void, before the night writes it down. */
const statusSql = (endDay: string): string =>
  `(case when t.status in ${AWAITED} and t.ended_on is distinct from ${endDay} then 'void' else t.status end)`;

/** Over `t` and `request`. */
export const STATUS = statusSql(endDaySql('request'));

/** {@link STATUS} over `t` alone: a list that is filtered by it looks each request up, instead of reading all of them. */
const LISTED_STATUS = statusSql(
  `(select ${endDaySql('ending')} from researcher.request ending where ending.id = t.request_id)`,
);

/** Only what the migration `close_outs_in_doubt` marks may be void before it is stored so: an index finds it. */
const IN_DOUBT = `(t.status in ${AWAITED}
  and t.id = any(array(select doubt.close_out_id from researcher.close_out_in_doubt doubt)))`;

/**
 * Filters with `{value}`. What is stored finds the rows by its index: only what is awaited may read otherwise than it is stored.
 * Of `coalesce` PostgreSQL assumes that it is true for half of the rows; of the bare comparison that it hardly ever does.
 */
export const STATUS_FILTER = `((t.status {value} or 'void' {value} and ${IN_DOUBT}) and coalesce(${LISTED_STATUS} {value}, false))`;

export const DAYS = `${portalTodaySql} - t.ended_on`;

/** The researcher has to act on alias `t` of a close-out, whose request is `request`. */
export const isAwaitedSql = (t: string, request: string): string =>
  `(${t}.status in ${AWAITED} and ${t}.ended_on is not distinct from ${endDaySql(request)})`;

export const IS_OVERDUE = `(${isAwaitedSql('t', 'request')} and ${DAYS} >= ${CLOSE_OUT_DAYS})`;

/** What every overdue row has, as it is stored: an index finds it, before the end of each is computed. */
const MAY_BE_OVERDUE = `(t.status in ${AWAITED} and t.ended_on <= ${portalTodaySql} - ${CLOSE_OUT_DAYS})`;
export const OVERDUE_FILTER = `((false {value} or ${MAY_BE_OVERDUE})
  and coalesce((${MAY_BE_OVERDUE} and ${LISTED_STATUS} <> 'void') {value}, false))`;

/** Rows of `type` and `kinds`. */
export const OBTAINING = OBTAINING_TYPES.map(
  ({ type, kinds }) => `(${type}, array[${kinds.map((kind) => `'${kind}'`).join(', ')}])`,
).join(', ');
