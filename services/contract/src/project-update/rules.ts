/** Names of the Project Updates Dashboard and of reminders. */
import { REQUEST_STATUS as S } from '../request/statuses.ts';
import { translatable } from '../words/words.ts';

/** A renewal is in; the date has passed; within 60 days; within six months; or its access is suspended. */
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

/** Statuses whose term ends with the expiration date. */
export const TERM_STATUSES: readonly number[] = [S.APPROVED, S.FULFILLED];

/** A renewal in one of these is with the foundation: no one is reminded any more. */
export const SUBMITTED_RENEWAL_STATUSES: readonly number[] = [
  S.SUBMITTED,
  S.UNDER_REVIEW,
  S.REVIEW_MEETING,
  S.CONDITIONALLY_APPROVED,
  S.APPROVED_PENDING_TEAM,
];

/** The dashboard shows what ends within so many months. */
export const UPCOMING_MONTHS = 6;
/** And calls it Pending within so many days. */
export const PENDING_DAYS = 60;

/** Days before the end of a request at which its owner is reminded. */
export const REQUEST_REMINDER_DAYS: readonly number[] = [90, 30, 7];
/** Of a letter, the days of "near expiry" too. */
export const LETTER_REMINDER_DAYS: readonly number[] = [90, 60, 30, 7];
