import { REQUEST_STATUS as S, REQUEST_STATUS_LABELS, type RequestStatus } from '@portal/contract/statuses';
import { request as texts } from '#texts/request';

export const statusLabel = (status: RequestStatus): string => REQUEST_STATUS_LABELS[status];

/** Who must act next, and what happens then. `isOwner` is true when it is the reader of the page. */
export interface NextStep {
  who: string;
  what: string;
  isOwner: boolean;
}

const you = (what: string): NextStep => ({ who: 'You', what, isOwner: true });
const staff = (who: string, what: string): NextStep => ({ who, what, isOwner: false });
const nobody = (what: string): NextStep => ({ who: texts.nobodyNow, what, isOwner: false });

const CLOSED = nobody(texts.thisRequestIsClosedYou);

const NEXT: Readonly<Record<RequestStatus, NextStep>> = {
  [S.CREATED]: you(texts.finishTheDraftAndSubmit),
  [S.REVISIONS_REQUESTED]: you(texts.readWhatTheReviewersAsk),
  [S.DEFERRED]: staff(texts.foundationStaff, texts.yourRequestWaitsForA),
  [S.SUBMITTED]: staff(texts.foundationStaff, texts.theyCheckTheRequestAnd),
  [S.UNDER_REVIEW]: staff(texts.theReviewer, texts.theyReadTheRequestAnd),
  [S.REVIEW_MEETING]: staff(texts.theReviewMeeting, texts.theMembersDiscussTheRequest),
  [S.CONDITIONALLY_APPROVED]: staff(texts.foundationStaff, texts.yourRequestIsApprovedOnce),
  [S.APPROVED_PENDING_TEAM]: staff(texts.yourResearchTeam, texts.accessStartsByItselfWhen),
  [S.APPROVED]: staff(texts.theDataTeam, texts.theyOpenAccessToThe),
  [S.FULFILLED]: nobody(texts.youHaveAccessSeeAccess),
  [S.SUSPENDED]: you(texts.writeToTheSupportTeam),
  [S.REJECTED]: CLOSED,
  [S.WITHDRAWN]: CLOSED,
  [S.ARCHIVED]: CLOSED,
};

/** The same for everybody else who reads the page: nobody is addressed as the owner. */
const FOR_OTHERS: Readonly<Record<RequestStatus, string>> = {
  [S.CREATED]: texts.theDraftIsNotSubmitted,
  [S.REVISIONS_REQUESTED]: texts.theOwnerMakesTheChanges,
  [S.DEFERRED]: texts.theRequestWaitsForA,
  [S.SUBMITTED]: texts.theyCheckTheRequestAnd,
  [S.UNDER_REVIEW]: texts.theyReadAndDecide,
  [S.REVIEW_MEETING]: texts.theMembersDiscuss,
  [S.CONDITIONALLY_APPROVED]: texts.approvedOnceConditionsAreMet,
  [S.APPROVED_PENDING_TEAM]: texts.accessStartsByItselfWhen,
  [S.APPROVED]: texts.theyOpenTheAccess,
  [S.FULFILLED]: texts.accessWasGiven,
  [S.SUSPENDED]: texts.accessIsSuspended,
  [S.REJECTED]: texts.thisRequestIsClosed,
  [S.WITHDRAWN]: texts.thisRequestIsClosed,
  [S.ARCHIVED]: texts.thisRequestIsClosed,
};

/**
 * The next step of a request in words. `owner` is null for the owner themself, who is addressed as 'You', and the
 * owner's name for every other reader.
 */
export function nextStep(status: RequestStatus, owner: string | null): NextStep {
  const next = NEXT[status];
  if (owner === null) return next;
  const team = status === S.APPROVED_PENDING_TEAM ? texts.theResearchTeam : next.who;
  return { who: next.isOwner ? owner : team, what: FOR_OTHERS[status], isOwner: false };
}
