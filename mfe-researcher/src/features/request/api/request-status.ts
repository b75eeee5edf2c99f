import { REQUEST_STATUS as S, REQUEST_STATUS_LABELS, type RequestStatus } from '@portal/contract/statuses';
import { request as texts } from '#texts/request';

export const statusLabel = (status: RequestStatus): string => REQUEST_STATUS_LABELS[status];

/** Who must act next, and what happens then. `isOwner` is true when it is the reader of the page. */
export interface NextStep {
  who: string;
  what: string;
  isOwner: boolean;
}

const you = (what: string): NextStep => ({ who: texts.next.you, what, isOwner: true });
const staff = (who: string, what: string): NextStep => ({ who, what, isOwner: false });
const nobody = (what: string): NextStep => ({ who: texts.next.nobody, what, isOwner: false });

const CLOSED = nobody(texts.next.closed);
/** A renewal that was approved: nothing follows it. */
export const RENEWED = nobody(texts.next.renewed);

const NEXT: Readonly<Record<RequestStatus, NextStep>> = {
  [S.CREATED]: you(texts.next.draft),
  [S.REVISIONS_REQUESTED]: you(texts.next.revisions),
  [S.DEFERRED]: staff(texts.next.staff, texts.next.deferred),
  [S.SUBMITTED]: staff(texts.next.staff, texts.next.submitted),
  [S.UNDER_REVIEW]: staff(texts.next.reviewer, texts.next.underReview),
  [S.REVIEW_MEETING]: staff(texts.next.meeting, texts.next.inMeeting),
  [S.CONDITIONALLY_APPROVED]: staff(texts.next.staff, texts.next.conditions),
  [S.APPROVED_PENDING_TEAM]: staff(texts.next.ownTeam, texts.next.pendingTeam),
  [S.APPROVED]: staff(texts.next.dataTeam, texts.next.approved),
  [S.FULFILLED]: nobody(texts.next.fulfilled),
  [S.SUSPENDED]: you(texts.next.suspended),
  [S.REJECTED]: CLOSED,
  [S.WITHDRAWN]: CLOSED,
  [S.ARCHIVED]: CLOSED,
};

/** The same for everybody else who reads the page: nobody is addressed as the owner. */
const FOR_OTHERS: Readonly<Record<RequestStatus, string>> = {
  [S.CREATED]: texts.nextForOthers.draft,
  [S.REVISIONS_REQUESTED]: texts.nextForOthers.revisions,
  [S.DEFERRED]: texts.nextForOthers.deferred,
  [S.SUBMITTED]: texts.next.submitted,
  [S.UNDER_REVIEW]: texts.nextForOthers.underReview,
  [S.REVIEW_MEETING]: texts.nextForOthers.inMeeting,
  [S.CONDITIONALLY_APPROVED]: texts.nextForOthers.conditions,
  [S.APPROVED_PENDING_TEAM]: texts.next.pendingTeam,
  [S.APPROVED]: texts.nextForOthers.approved,
  [S.FULFILLED]: texts.nextForOthers.fulfilled,
  [S.SUSPENDED]: texts.nextForOthers.suspended,
  [S.REJECTED]: texts.nextForOthers.closed,
  [S.WITHDRAWN]: texts.nextForOthers.closed,
  [S.ARCHIVED]: texts.nextForOthers.closed,
};

/**
 * The next step of a request in words. `owner` is null for the owner themself, who is addressed as 'You', and the
 * owner's name for every other reader.
 */
export function nextStep(status: RequestStatus, owner: string | null): NextStep {
  const next = NEXT[status];
  if (owner === null) return next;
  const team = status === S.APPROVED_PENDING_TEAM ? texts.nextForOthers.team : next.who;
  return { who: next.isOwner ? owner : team, what: FOR_OTHERS[status], isOwner: false };
}
