/** Which requests start in which kind of window (spec 3 sections 2.4 and 4.4). */
import { addDays, dayIn } from '../basics/days.ts';
import { requestType } from '../request-types/lookup.ts';
import type { ReviewWindowKind } from '../request-types/request-type.ts';
import { ADMINISTRATOR_ROLES, WINDOW_OPENERS, type Role, type SessionRole } from '../people/roles.ts';
import { REQUEST_TYPES, REVIEWER_ROLE, type RequestType, type ReviewerRole } from '../request/statuses.ts';

export interface ReviewWindowRule {
  readonly types: readonly RequestType[];
  /** A submitted request of these types starts once it has a reviewer with this role. */
  readonly reviewerRole: ReviewerRole;
}

const ROLES: Readonly<Record<ReviewWindowKind, ReviewerRole>> = {
  research_match: REVIEWER_ROLE.PRIMARY,
  research_match_renewal: REVIEWER_ROLE.OTHER,
  abn_tissue: REVIEWER_ROLE.PRIMARY,
};

/** The kinds of window that start the reviews of a type; empty if assigning the primary reviewer does. */
export const listReviewWindows = (type: RequestType): readonly ReviewWindowKind[] =>
  requestType(type).reviewWindows ?? [];

const getRule = (kind: ReviewWindowKind): ReviewWindowRule => ({
  types: REQUEST_TYPES.filter((type) => listReviewWindows(type).includes(kind)),
  reviewerRole: ROLES[kind],
});
export const REVIEW_WINDOWS: Readonly<Record<ReviewWindowKind, ReviewWindowRule>> = {
  research_match: getRule('research_match'),
  research_match_renewal: getRule('research_match_renewal'),
  abn_tissue: getRule('abn_tissue'),
};

/** Kinds that, besides administrators, the brain bank's project manager may open (spec 3 section 2.4). */
export const TISSUE_WINDOWS: readonly ReviewWindowKind[] = ['abn_tissue'];
/** Kinds that follow the Research Match quarter. */
export const MATCH_WINDOWS: readonly ReviewWindowKind[] = ['research_match', 'research_match_renewal'];

/** Roles that open windows of a kind and change their dates. */
export const windowOpeners = (kind: ReviewWindowKind): readonly Role[] =>
  TISSUE_WINDOWS.includes(kind) ? WINDOW_OPENERS : ADMINISTRATOR_ROLES;

/** Roles whose calendars show the dates of every window of a kind. */
export const windowOrganisers = (kind: ReviewWindowKind): readonly Role[] =>
  MATCH_WINDOWS.includes(kind) ? [...windowOpeners(kind), 'rm_admin'] : windowOpeners(kind);

/** Whether this role may start the reviews of a window of the kind; other roles are redirected to /404. */
export const mayOpenWindow = (kind: ReviewWindowKind, role: SessionRole | null): boolean =>
  windowOpeners(kind).some((opener) => opener === role);

/** Whether assigning a reviewer with this role may start the review of a request. */
export const mayBeginReview = (type: RequestType, role: ReviewerRole): boolean =>
  role === REVIEWER_ROLE.PRIMARY ||
  listReviewWindows(type).some((kind) => REVIEW_WINDOWS[kind].reviewerRole === role);

/** How many days ahead a window's due date or meeting may be. */
const WINDOW_DAYS = 366;
/** How many days ahead the due date of a single summary may be. */
export const SUMMARY_DAYS = 2 * 366;

/** Duration of a review meeting in calendars. */
export const MEETING_MINUTES = 120;

/** First and last day that may be chosen at `moment`, for a window's date or for a date within `days`. */
export function dueDateRange(
  moment: Date,
  timeZone: string,
  days: number = WINDOW_DAYS,
): { readonly from: string; readonly to: string } {
  const from = dayIn(moment, timeZone);
  return { from, to: addDays(from, days) };
}
