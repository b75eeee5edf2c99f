/** Constants of the Project Updates Dashboard and of reminders. */
import { REQUEST_STATUS as S } from '../request/statuses.ts';
import { translatable } from '../words/words.ts';

/** In order: access suspended; renewal submitted; date passed; within 60 days; within six months. */
export const PROJECT_UPDATE_STATES = ['suspended', 'submitted', 'overdue', 'pending', 'upcoming'] as const;
export type ProjectUpdateState = (typeof PROJECT_UPDATE_STATES)[number];

export const PROJECT_UPDATE_LABELS: Readonly<Record<ProjectUpdateState, string>> = /*#__PURE__*/ translatable(
  'project-update-states',
  {
    suspended: 'Suspended',
    submitted: 'Submitted',
    overdue: 'Overdue',
    pending: 'Pending',
    upcoming: 'Upcoming',
  },
);

/** Statuses whose access period ends with the expiration date. */
export const TERM_STATUSES: readonly number[] = [S.APPROVED, S.FULFILLED];

/** Renewal statuses in which the foundation has the renewal: no more reminders are sent. */
export const SUBMITTED_RENEWAL_STATUSES: readonly number[] = [
  S.SUBMITTED,
  S.UNDER_REVIEW,
  S.REVIEW_MEETING,
  S.CONDITIONALLY_APPROVED,
  S.APPROVED_PENDING_TEAM,
];

/** True if the foundation has a renewal of the request. No second one can start, and the owner waits. */
export const isRenewalIn = ({
  renewal_status: status,
}: {
  readonly renewal_status?: number | null | undefined;
}): boolean => typeof status === 'number' && SUBMITTED_RENEWAL_STATUSES.includes(status);

/** The dashboard shows requests that end within this many months. */
export const UPCOMING_MONTHS = 6;
/** From this many days before the end of a request its status shows the end, and the dashboard shows "Pending". */
export const PENDING_DAYS = 60;

/** Days before the end of a request at which its owner is reminded. */
export const REQUEST_REMINDER_DAYS: readonly number[] = [90, 30, 7];
/** For a letter, including the days of "near expiry". */
export const LETTER_REMINDER_DAYS: readonly number[] = [90, 60, 30, 7];
