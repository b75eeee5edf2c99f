import type { SessionRole } from '@portal/contract/roles';
import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract/statuses';
import { queue as words } from '#texts/queue';

/** Older than this, a request is overdue: researchers read that it takes two weeks. */
const OVERDUE_DAYS = 14;

/** What someone here does next with a request of the status; nothing where the researcher does, or where it ended. */
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

const DECIDED_HERE = [S.SUBMITTED, S.UNDER_REVIEW, S.REVIEW_MEETING];

/** Statuses at which the role is waited for; those who only give access are waited for after the approval. */
export const nextStatuses = (role: SessionRole | null): readonly RequestStatus[] =>
  role === 'access_admin' ? [S.APPROVED, S.APPROVED_PENDING_TEAM] : DECIDED_HERE;

export const nextStep = (status: RequestStatus): string => STEPS[status];

/** Requests that are overdue where someone here is waited for. */
export const OVERDUE = { days_in_status__gte: OVERDUE_DAYS + 1 } as const;

/** Ages of the flow, as filters on the days for which a request has been in its status: they meet and do not overlap. */
export const AGE_FILTERS = [
  { days_in_status__lte: OVERDUE_DAYS },
  { days_in_status__gte: OVERDUE_DAYS + 1, days_in_status__lte: OVERDUE_DAYS * 2 },
  { days_in_status__gte: OVERDUE_DAYS * 2 + 1 },
] as const;
