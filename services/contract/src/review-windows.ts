/** Which requests a window begins (spec 3 sections 2.4 and 4.4). Free of zod: browsers import it. */
import { requestType } from './request-types/lookup.ts';
import type { ReviewWindowKind } from './request-types/request-type.ts';
import { REQUEST_TYPES, REVIEWER_ROLE, type RequestType, type ReviewerRole } from './statuses.ts';

export interface ReviewWindowRule {
  readonly types: readonly RequestType[];
  /** A submitted request of these types begins once it has a reviewer with this role. */
  readonly reviewerRole: ReviewerRole;
}

const ROLES: Readonly<Record<ReviewWindowKind, ReviewerRole>> = {
  research_match: REVIEWER_ROLE.PRIMARY,
  research_match_renewal: REVIEWER_ROLE.OTHER,
};

/** Windows that begin the reviews of a type; none where the assignment of its primary reviewer does. */
export const listReviewWindows = (type: RequestType): readonly ReviewWindowKind[] =>
  requestType(type).reviewWindows ?? [];

const ruleOf = (kind: ReviewWindowKind): ReviewWindowRule => ({
  types: REQUEST_TYPES.filter((type) => listReviewWindows(type).includes(kind)),
  reviewerRole: ROLES[kind],
});
export const REVIEW_WINDOWS: Readonly<Record<ReviewWindowKind, ReviewWindowRule>> = {
  research_match: ruleOf('research_match'),
  research_match_renewal: ruleOf('research_match_renewal'),
};

/** Whether an assignment in this role may begin the review of a request. */
export const mayBeginReview = (type: RequestType, role: ReviewerRole): boolean =>
  role === REVIEWER_ROLE.PRIMARY ||
  listReviewWindows(type).some((kind) => REVIEW_WINDOWS[kind].reviewerRole === role);

/** The furthest day by which reviews may be due. */
const MOST_DAYS = 366;

/** The day that clocks in `timeZone` show, such as '2026-12-31'. */
export const dayIn = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);

/** First and last day that may be chosen as the due date of a window that is opened at `moment`. */
export function dueDateRange(moment: Date, timeZone: string): { readonly from: string; readonly to: string } {
  const from = dayIn(moment, timeZone);
  const last = new Date(`${from}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() + MOST_DAYS);
  return { from, to: last.toISOString().slice(0, 10) };
}
