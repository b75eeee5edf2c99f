/** On which tab a request stands, for the filter: the view's own words, each told so that an index finds its rows. */
import type { TissueTab } from '@portal/contract';

const ONE_TAB_TYPES = '(6, 7)';
const BEFORE_DECISION = '(2, 3, 8)';
const ofStatus = (status: number): string =>
  `t.status = ${status} and not (t.type in ${ONE_TAB_TYPES} and t.status in ${BEFORE_DECISION})`;

/** As the view `tissue.request` says it; the test compares the two for every type and status. */
const CONDITIONS: Readonly<Record<TissueTab, string>> = {
  data_requests: `t.type = 6 and t.status in ${BEFORE_DECISION}`,
  pilot_applications: `t.type = 7 and t.status in ${BEFORE_DECISION}`,
  new: ofStatus(2),
  under_review: ofStatus(3),
  make_decision: ofStatus(8),
  pending_team: ofStatus(12),
  awaiting_fulfillment: ofStatus(4),
};

/** With `{value}`, as filters over a set are written. */
export const TAB_FILTER = `(${Object.entries(CONDITIONS)
  .map(([tab, condition]) => `('${tab}'::text {value} and ${condition})`)
  .join(' or ')})`;
