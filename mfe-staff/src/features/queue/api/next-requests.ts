import type { SessionRole } from '@portal/contract/roles';
import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract/statuses';
import { queue as words } from '#texts/queue';

/** Older than this, a request is overdue: researchers are told two weeks. */
const OVERDUE_DAYS = 14;
const DAY = 86_400_000;

/** What somebody here does next with a request of the status; a status that waits for the researcher has no step. */
const STEPS: Readonly<Partial<Record<RequestStatus, string>>> = {
  [S.SUBMITTED]: words.next.steps.assign,
  [S.UNDER_REVIEW]: words.next.steps.review,
  [S.REVIEW_MEETING]: words.next.steps.meeting,
  [S.APPROVED_PENDING_TEAM]: words.next.steps.team,
  [S.APPROVED]: words.next.steps.access,
};

const DECIDED_HERE = [S.SUBMITTED, S.UNDER_REVIEW, S.REVIEW_MEETING];

/** Statuses at which the role is waited for; those who only give access are waited for after the approval. */
export const nextStatuses = (role: SessionRole | null): readonly RequestStatus[] =>
  role === 'access_admin' ? [S.APPROVED, S.APPROVED_PENDING_TEAM] : DECIDED_HERE;

export const nextStep = (status: RequestStatus): string => STEPS[status] ?? '';

/** `daysAgo` as the filters of dates want it. */
export const dayBefore = (daysAgo: number, now = Date.now()): string =>
  new Date(now - daysAgo * DAY).toISOString().slice(0, 10);

export const overdueSince = (now = Date.now()): string => dayBefore(OVERDUE_DAYS + 1, now);

/** Ages of the flow, as filters on the day since when a request stands in its status: they meet and do not overlap. */
export const ageFilters = (now = Date.now()) => [
  { status_since__gte: dayBefore(OVERDUE_DAYS, now) },
  { status_since__lte: overdueSince(now), status_since__gte: dayBefore(OVERDUE_DAYS * 2, now) },
  { status_since__lte: dayBefore(OVERDUE_DAYS * 2 + 1, now) },
];
