/** Requests of a tab of the dashboard: the view says which tab is whose, and the statuses let an index find its rows. */
import { REQUEST_STATUS as S, type RequestStatus, type TissueTab } from '@portal/contract';

const BEFORE_DECISION = [S.SUBMITTED, S.UNDER_REVIEW, S.REVIEW_MEETING];

/** Statuses that occur on a tab, as the view `tissue.request` has them; the test compares the two. */
const STATUSES: Readonly<Record<TissueTab, readonly RequestStatus[]>> = {
  data_requests: BEFORE_DECISION,
  pilot_applications: BEFORE_DECISION,
  new: [S.SUBMITTED],
  under_review: [S.UNDER_REVIEW],
  make_decision: [S.REVIEW_MEETING],
  pending_team: [S.APPROVED_PENDING_TEAM],
  awaiting_fulfillment: [S.APPROVED],
};

/** With `{value}`, as filters over a set are written. */
export const TAB_FILTER = `(${Object.entries(STATUSES)
  .map(
    ([tab, statuses]) =>
      `('${tab}'::text {value} and t.status in (${statuses.join(', ')}) and t.tab = '${tab}')`,
  )
  .join(' or ')})`;
