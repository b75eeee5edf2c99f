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

/** The next step of a request in words, for its owner. */
export const nextStep = (status: RequestStatus): NextStep => NEXT[status];
