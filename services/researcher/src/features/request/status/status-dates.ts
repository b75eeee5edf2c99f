/** The dates of a request that a status change sets. */
import { ACCESS_DAYS, REQUEST_STATUS as S, type RequestStatus } from '@portal/contract';
import { portalNowSql } from '@portal/kit';

export interface StatusChange {
  readonly id: number;
  readonly from: RequestStatus;
  readonly to: RequestStatus;
  /** The person who decided; if undefined, the last decision stays unchanged. */
  readonly decidedBy?: number;
  /** Whether this restores an earlier status; then the submission date does not change. */
  readonly isUndo?: boolean;
}

/**
 * Statuses that are decisions about the application. Steps after an approval (fulfilled, suspended, archived) do not
 * change the decision date.
 */
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

/** The dates after the change, as SQL over the row before it. */
export function datesAfter({
  from,
  to,
  decidedBy,
  isUndo = false,
}: StatusChange): Readonly<Record<StatusDate, string>> {
  const isAnswer = decidedBy !== undefined && ANSWERS.includes(to);
  // Restored access has the same dates, so a suspension does not extend it.
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
