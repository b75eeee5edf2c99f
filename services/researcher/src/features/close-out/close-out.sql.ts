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

/** The day of that end as pages show it, by which an end is told from a later one; null while access goes on. */
export const endDaySql = (request: string): string => `(case when ${hasEndedSql(request)}
  then coalesce(${request}.expired_on, ${utcDaySql(
    `coalesce(${request}.revocation_date, ${request}.status_since, ${request}.created)`,
  )}) end)`;

/** Statuses in which it is the researcher's turn, as they are kept. */
export const AWAITED = "('open', 'returned')";

/** What was kept for an end that is none any more is void, before the night writes it down. Over `t` and `request`. */
export const STATUS = `(case when t.status in ${AWAITED} and t.ended_on is distinct from ${endDaySql('request')}
  then 'void' else t.status end)`;

export const DAYS = `${portalTodaySql} - t.ended_on`;

/** The researcher has to act on alias `t` of a close-out, whose request is `request`. */
export const isAwaitedSql = (t: string, request: string): string =>
  `(${t}.status in ${AWAITED} and ${t}.ended_on is not distinct from ${endDaySql(request)})`;

export const IS_OVERDUE = `(${isAwaitedSql('t', 'request')} and ${DAYS} >= ${CLOSE_OUT_DAYS})`;

/** Rows of `type` and `kinds`. */
export const OBTAINING = OBTAINING_TYPES.map(
  ({ type, kinds }) => `(${type}, array[${kinds.map((kind) => `'${kind}'`).join(', ')}])`,
).join(', ');
