import type { Request } from '@portal/contract';
import { REQUEST_STATUS as S, REQUEST_STATUS_LABELS, type RequestStatus } from '@portal/contract/statuses';
import { requestType } from '@portal/contract/request-types/lookup';
import { fill, formatDate } from '@portal/shared-ui';
import { isRenewalIn } from '@portal/contract/project-updates';
import { isRenewalDue } from './renewal-due.ts';
import { request as texts } from '#texts/request';

export const statusLabel = (status: RequestStatus): string => REQUEST_STATUS_LABELS[status];

/** Who must act next and what follows. `isOwner` is true if the reader must act. */
export interface NextStep {
  who: string;
  what: string;
  isOwner: boolean;
  /** The day since which they must act, if it differs from the day of the status. */
  since?: string;
  /** The page where the step is done or described. */
  link?: { to: string; label: string };
}

const you = (what: string): NextStep => ({ who: texts.next.you, what, isOwner: true });
const staff = (who: string, what: string): NextStep => ({ who, what, isOwner: false });
const noAction = (what: string): NextStep => ({ who: texts.next.noOne, what, isOwner: false });

/** Some texts depend on the request type. */
type Say<T> = T | ((type: number) => T);
const sayFor = <T>(say: Say<T>, type: number): T =>
  typeof say === 'function' ? (say as (type: number) => T)(type) : say;

function getFulfilment(type: number): readonly [who: string, what: string] {
  const { group, collection } = requestType(type);
  if (group === 'autism_brainnet') return collection ? texts.fulfilment.tissue : texts.fulfilment.brainBank;
  if (group === 'research_match') return texts.fulfilment.researchMatch;
  return group === 'funding' ? texts.fulfilment.other : texts.fulfilment[group];
}

/** Research Match applications are reviewed once a quarter (spec 2 section 1). */
export const isQuarterly = (type: number): boolean => requestType(type).flow === 'research_match';

const TWO_WEEKS = 14 * 24 * 60 * 60 * 1000;
/** The day by which a decision is promised (spec 2 section 1); null for quarterly types and before submission. */
export const findDecisionDay = ({
  type,
  submission_date: submitted,
}: Pick<Request, 'type' | 'submission_date'>): string | null =>
  isQuarterly(type) || !submitted
    ? null
    : formatDate(new Date(new Date(submitted).getTime() + TWO_WEEKS).toISOString());

const submitted = (type: number): string =>
  isQuarterly(type) ? texts.next.submittedForQuarter : texts.next.submitted;
/** Datasets have an access page; samples and services do not. */
const hasAccessDetails = (type: number): boolean => requestType(type).resources === 'datasets';

const CLOSED = noAction(texts.next.closed);
/** An approved renewal has no next step. */
export const RENEWED = noAction(texts.next.renewed);

const NEXT: Readonly<Record<RequestStatus, Say<NextStep>>> = {
  [S.CREATED]: you(texts.next.draft),
  [S.REVISIONS_REQUESTED]: you(texts.next.revisions),
  [S.DEFERRED]: you(texts.next.deferred),
  [S.SUBMITTED]: (type) => staff(texts.next.staff, submitted(type)),
  [S.UNDER_REVIEW]: staff(texts.next.reviewer, texts.next.underReview),
  [S.REVIEW_MEETING]: staff(texts.next.meeting, texts.next.inMeeting),
  [S.CONDITIONALLY_APPROVED]: you(texts.next.conditions),
  [S.APPROVED_PENDING_TEAM]: staff(texts.next.ownTeam, texts.next.pendingTeam),
  [S.APPROVED]: (type) => {
    const [who, step] = getFulfilment(type);
    return staff(who, fill(texts.next.notifyWhenReady, { step }));
  },
  [S.FULFILLED]: (type) => noAction(hasAccessDetails(type) ? texts.next.fulfilled : texts.next.delivered),
  [S.SUSPENDED]: you(texts.next.suspended),
  [S.REJECTED]: CLOSED,
  [S.WITHDRAWN]: CLOSED,
  [S.ARCHIVED]: CLOSED,
};

/** The same texts for other readers, who are not addressed as the owner. */
const FOR_OTHERS: Readonly<Record<RequestStatus, Say<string>>> = {
  [S.CREATED]: texts.nextForOthers.draft,
  [S.REVISIONS_REQUESTED]: texts.nextForOthers.revisions,
  [S.DEFERRED]: texts.nextForOthers.deferred,
  [S.SUBMITTED]: submitted,
  [S.UNDER_REVIEW]: texts.nextForOthers.underReview,
  [S.REVIEW_MEETING]: texts.nextForOthers.inMeeting,
  [S.CONDITIONALLY_APPROVED]: texts.nextForOthers.conditions,
  [S.APPROVED_PENDING_TEAM]: texts.next.pendingTeam,
  [S.APPROVED]: (type) => getFulfilment(type)[1],
  [S.FULFILLED]: (type) =>
    hasAccessDetails(type) ? texts.nextForOthers.fulfilled : texts.nextForOthers.delivered,
  [S.SUSPENDED]: texts.nextForOthers.suspended,
  [S.REJECTED]: texts.nextForOthers.closed,
  [S.WITHDRAWN]: texts.nextForOthers.closed,
  [S.ARCHIVED]: texts.nextForOthers.closed,
};

/**
 * The next step of a request in words. `owner` is null if the reader is the owner, who is addressed as 'You'; otherwise
 * it is the owner's name.
 */
export function nextStep(
  request: Pick<Request, 'type' | 'status' | 'renewal_status'>,
  owner: string | null,
): NextStep {
  const { type, status } = request;
  if (status === S.FULFILLED && isRenewalIn(request))
    return staff(texts.next.staff, owner === null ? texts.next.renewalIn : texts.nextForOthers.renewalIn);
  const next = sayFor(NEXT[status], type);
  if (owner === null) return next;
  const team = status === S.APPROVED_PENDING_TEAM ? texts.nextForOthers.team : next.who;
  return { who: next.isOwner ? owner : team, what: sayFor(FOR_OTHERS[status], type), isOwner: false };
}

/** Renewing, once access ends soon; null if another step comes first. `owner` as in `nextStep`. */
export function renewalStep(
  request: Pick<Request, 'status' | 'renewal_status' | 'expiration_date' | 'abilities'>,
  owner: string | null,
  timeZone: string,
): NextStep | null {
  const canRenew = request.status === S.FULFILLED && request.abilities['renew'] && !isRenewalIn(request);
  if (!canRenew || !isRenewalDue(request, timeZone)) return null;
  return owner === null
    ? you(texts.next.renewalDue)
    : { who: owner, what: texts.nextForOthers.renewalDue, isOwner: false };
}
