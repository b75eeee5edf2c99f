/** When access under a request has ended, and what must be confirmed then (decision 386). */
import { CLOSE_OUT_DAYS, OBTAINING_TYPES, REQUEST_STATUS as S } from '@portal/contract';
import { portalTodaySql, utcDaySql } from '@portal/kit';
import { renewalIsInSql } from '../project-update/index.ts';

/**
 * The access that alias `request` gave has ended: its term is over, or it was archived. A suspended request may resume,
 * and so may one whose renewal is under review, so nothing must be destroyed before that is decided.
 */
export const hasEndedSql = (request: string): string => `(${request}.renewal_of is null
  and (${request}.status = ${S.ARCHIVED} or ${request}.expired_on is not null
    and ${request}.status in (${S.FULFILLED}, ${S.SUSPENDED}) and not ${renewalIsInSql(request)}))`;

/**
 * The day on which access ended, as shown on pages; it distinguishes this end from a later one. Null while access
 * continues.
 */
export const endDaySql = (request: string): string => `(case when ${hasEndedSql(request)}
  then coalesce(${request}.expired_on, ${utcDaySql(
    `coalesce(${request}.revocation_date, ${request}.status_since, ${request}.created)`,
  )}) end)`;

/** Stored statuses in which the researcher has to act. */
export const AWAITED = "('open', 'returned')";

/**
 * The present status: a close-out stored for an end that no longer applies is void, even before the nightly job stores
 * that.
 */
const statusSql = (endDay: string): string =>
  `(case when t.status in ${AWAITED} and t.ended_on is distinct from ${endDay} then 'void' else t.status end)`;

/** Over `t` and `request`. */
export const STATUS = statusSql(endDaySql('request'));

/** {@link STATUS} over `t` alone: a list filtered by it looks up each request instead of reading all requests. */
const LISTED_STATUS = statusSql(
  `(select ${endDaySql('ending')} from researcher.request ending where ending.id = t.request_id)`,
);

/**
 * Only rows marked by the triggers of migration `close_outs_in_doubt` can be void before the nightly job stores it. An
 * index finds these rows.
 */
const IN_DOUBT = `(t.status in ${AWAITED}
  and t.id = any(array(select doubt.close_out_id from researcher.close_out_in_doubt doubt)))`;

/**
 * Filters with `{value}`. The stored status finds the rows by its index; only awaited rows may have another present
 * status. PostgreSQL estimates that `coalesce` is true for half of the rows, but a bare comparison for hardly any.
 */
export const STATUS_FILTER = `((t.status {value} or 'void' {value} and ${IN_DOUBT}) and coalesce(${LISTED_STATUS} {value}, false))`;

export const DAYS = `${portalTodaySql} - t.ended_on`;

/** Whether the researcher has to act on close-out alias `t`, whose request is `request`. */
export const isAwaitedSql = (t: string, request: string): string =>
  `(${t}.status in ${AWAITED} and ${t}.ended_on is not distinct from ${endDaySql(request)})`;

export const IS_OVERDUE = `(${isAwaitedSql('t', 'request')} and ${DAYS} >= ${CLOSE_OUT_DAYS})`;

/**
 * A condition that every overdue row meets in its stored columns. An index finds these rows before the end of each is
 * computed.
 */
const MAY_BE_OVERDUE = `(t.status in ${AWAITED} and t.ended_on <= ${portalTodaySql} - ${CLOSE_OUT_DAYS})`;
export const OVERDUE_FILTER = `((false {value} or ${MAY_BE_OVERDUE})
  and coalesce((${MAY_BE_OVERDUE} and ${LISTED_STATUS} <> 'void') {value}, false))`;

/** SQL rows of `type` and `kinds`. */
export const OBTAINING = OBTAINING_TYPES.map(
  ({ type, kinds }) => `(${type}, array[${kinds.map((kind) => `'${kind}'`).join(', ')}])`,
).join(', ');
