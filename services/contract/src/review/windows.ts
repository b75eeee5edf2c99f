/** Which requests a window begins (spec 3 sections 2.4 and 4.4). */
import { addDays, dayIn } from '../basics/days.ts';
import { requestType } from '../request-types/lookup.ts';
import type { ReviewWindowKind } from '../request-types/request-type.ts';
import { ADMINISTRATOR_ROLES, WINDOW_OPENERS, type Role, type SessionRole } from '../people/roles.ts';
import { REQUEST_TYPES, REVIEWER_ROLE, type RequestType, type ReviewerRole } from '../request/statuses.ts';

export interface ReviewWindowRule {
  readonly types: readonly RequestType[];
  /** A submitted request of these types begins once it has a reviewer with this role. */
  readonly reviewerRole: ReviewerRole;
}

const ROLES: Readonly<Record<ReviewWindowKind, ReviewerRole>> = {
  research_match: REVIEWER_ROLE.PRIMARY,
  research_match_renewal: REVIEWER_ROLE.OTHER,
  abn_tissue: REVIEWER_ROLE.PRIMARY,
};

/** Windows that begin the reviews of a type; none where the assignment of its primary reviewer does. */
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

/** Kinds that the brain bank's project manager opens beside administrators (spec 3 section 2.4). */
export const TISSUE_WINDOWS: readonly ReviewWindowKind[] = ['abn_tissue'];
/** Kinds of the Research Match quarter. */
export const MATCH_WINDOWS: readonly ReviewWindowKind[] = ['research_match', 'research_match_renewal'];

/** Who opens the windows of a kind and changes their dates. */
export const windowOpeners = (kind: ReviewWindowKind): readonly Role[] =>
  TISSUE_WINDOWS.includes(kind) ? WINDOW_OPENERS : ADMINISTRATOR_ROLES;

/** Whose calendars have the dates of every window of a kind. */
export const windowOrganisers = (kind: ReviewWindowKind): readonly Role[] =>
  MATCH_WINDOWS.includes(kind) ? [...windowOpeners(kind), 'rm_admin'] : windowOpeners(kind);

/** Whether someone in this role begins the reviews of a window of the kind; others go to /404. */
export const mayOpenWindow = (kind: ReviewWindowKind, role: SessionRole | null): boolean =>
  windowOpeners(kind).some((opener) => opener === role);

/** Whether an assignment in this role may begin the review of a request. */
export const mayBeginReview = (type: RequestType, role: ReviewerRole): boolean =>
  role === REVIEWER_ROLE.PRIMARY ||
  listReviewWindows(type).some((kind) => REVIEW_WINDOWS[kind].reviewerRole === role);

/** The furthest day by which reviews of a window may be due, or on which its meeting may be. */
const WINDOW_DAYS = 366;
/** The furthest day of a date that someone gives one summary. */
export const SUMMARY_DAYS = 2 * 366;

/** How long a review meeting lasts in calendars. */
export const MEETING_MINUTES = 120;

/** First and last day that may be chosen at `moment`: as a date of a window, or of whatever lasts `days`. */
export function dueDateRange(
  moment: Date,
  timeZone: string,
  days: number = WINDOW_DAYS,
): { readonly from: string; readonly to: string } {
  const from = dayIn(moment, timeZone);
  return { from, to: addDays(from, days) };
}
