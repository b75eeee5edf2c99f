/** The dates of a request that a change of its status sets. */
import { ACCESS_DAYS, REQUEST_STATUS as S, type RequestStatus } from '@portal/contract';
import { portalNowSql } from '@portal/kit';

export interface StatusChange {
  readonly id: number;
  readonly from: RequestStatus;
  readonly to: RequestStatus;
  /** Who decided; undefined leaves the last decision unchanged. */
  readonly decidedBy?: number;
  /** Back to what it was: the day of the submission stays. */
  readonly isUndo?: boolean;
}

/** Answers to the application. What follows an approval (fulfilled, suspended, archived) does not date it anew. */
const ANSWERS: readonly RequestStatus[] = [
  S.APPROVED,
  S.REJECTED,
  S.REVISIONS_REQUESTED,
  S.DEFERRED,
  S.CONDITIONALLY_APPROVED,
  S.WITHDRAWN,
  S.APPROVED_PENDING_TEAM,
];

export const DATES = [
  'submission_date',
  'decision_date',
  'fulfillment_date',
  'expiration_date',
  'revocation_date',
] as const;
export type StatusDate = (typeof DATES)[number];

/** The dates of the request after the change, as SQL over its row before. */
export function datesAfter({
  from,
  to,
  decidedBy,
  isUndo = false,
}: StatusChange): Readonly<Record<StatusDate, string>> {
  const isAnswer = decidedBy !== undefined && ANSWERS.includes(to);
  // Access that is given back has the same dates: a suspension does not make it last longer.
  const isFirstFulfilment = to === S.FULFILLED && from === S.APPROVED;
  const isRevoked = from === S.FULFILLED && to !== S.FULFILLED;
  const nowIf = (isDated: boolean, column: StatusDate): string => (isDated ? 'now()' : column);
  return {
    submission_date: nowIf(to === S.SUBMITTED && !isUndo, 'submission_date'),
    decision_date: nowIf(isAnswer, 'decision_date'),
    fulfillment_date: nowIf(isFirstFulfilment, 'fulfillment_date'),
    expiration_date: isFirstFulfilment
      ? `${portalNowSql} + interval '${ACCESS_DAYS} days'`
      : 'expiration_date',
    revocation_date: to === S.FULFILLED ? 'null::timestamptz' : nowIf(isRevoked, 'revocation_date'),
  };
}
