import { mayBeginReview } from '@portal/contract/review-windows';
import type { SessionRole } from '@portal/contract/roles';
import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { queue as words } from '#texts/queue';

/** A request is overdue after this many days: researchers are promised two weeks. */
const OVERDUE_DAYS = 14;

/** Staff's next action by status; empty if the researcher must act or the request is closed. */
const STEPS: Readonly<Record<RequestStatus, string>> = {
  [S.CREATED]: '',
  [S.SUBMITTED]: words.next.steps.assign,
  [S.UNDER_REVIEW]: words.next.steps.review,
  [S.REVIEW_MEETING]: words.next.steps.meeting,
  [S.REVISIONS_REQUESTED]: '',
  [S.DEFERRED]: '',
  [S.CONDITIONALLY_APPROVED]: '',
  [S.APPROVED_PENDING_TEAM]: words.next.steps.team,
  [S.APPROVED]: words.next.steps.access,
  [S.SUSPENDED]: '',
  [S.REJECTED]: '',
  [S.WITHDRAWN]: '',
  [S.FULFILLED]: '',
  [S.ARCHIVED]: '',
};

/** For readers who neither assign reviewers nor decide at these statuses. */
const WAITS: Readonly<Partial<Record<RequestStatus, string>>> = {
  [S.SUBMITTED]: words.next.waits.reviewer,
  [S.UNDER_REVIEW]: words.next.waits.reviews,
  [S.REVIEW_MEETING]: words.next.waits.meeting,
};

export const DECIDED_HERE: readonly RequestStatus[] = [S.SUBMITTED, S.UNDER_REVIEW, S.REVIEW_MEETING];
export const GIVING_ACCESS: readonly RequestStatus[] = [S.APPROVED, S.APPROVED_PENDING_TEAM];

/** Statuses that wait for the role; access administrators act only after the approval. */
export const nextStatuses = (role: SessionRole | null): readonly RequestStatus[] =>
  role === 'access_admin' ? GIVING_ACCESS : DECIDED_HERE;

type Waiting = Pick<Request, 'status' | 'type' | 'abilities' | 'review_users'>;

/** Scored requests stay Submitted with their primary reviewer until a review window begins. */
const waitsForWindow = ({ status, type, review_users: reviewers }: Waiting): boolean =>
  status === S.SUBMITTED && reviewers.some(({ reviewer_role: role }) => mayBeginReview(type, role));

/** The reader's next action on a request, or what the request waits for. */
export function nextStep(request: Waiting): string {
  const { status, abilities } = request;
  const assigns = abilities['assign_reviewer'] ?? false;
  if (waitsForWindow(request)) return assigns ? words.next.steps.begin : words.next.waits.begin;
  return (assigns ? undefined : WAITS[status]) ?? STEPS[status];
}

/** Filter for overdue requests that wait for staff. */
export const OVERDUE = { days_in_status__gte: OVERDUE_DAYS + 1 } as const;

/** The age classes as filters on days in the status: adjacent without overlap. */
export const AGE_FILTERS = [
  { days_in_status__lte: OVERDUE_DAYS },
  { days_in_status__gte: OVERDUE_DAYS + 1, days_in_status__lte: OVERDUE_DAYS * 2 },
  { days_in_status__gte: OVERDUE_DAYS * 2 + 1 },
] as const;
