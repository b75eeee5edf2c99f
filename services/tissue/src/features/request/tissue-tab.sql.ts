/** On which tab a request stands, for the filter: the view's own words, each told so that an index finds its rows. */
import type { TissueTab } from '@portal/contract';

const BEFORE_DECISION = '(2, 3, 8)';

/** As the view `tissue.request` says it; the test compares the two for every type and status. */
const CONDITIONS: Readonly<Record<TissueTab, string>> = {
  data_requests: `t.type = 6 and t.status in ${BEFORE_DECISION}`,
  pilot_applications: `t.type = 7 and t.status in ${BEFORE_DECISION}`,
  new: 't.type = 8 and t.status = 2',
  under_review: 't.type = 8 and t.status = 3',
  make_decision: 't.type = 8 and t.status = 8',
  pending_team: 't.status = 12',
  awaiting_fulfillment: 't.status = 4',
};

/** With `{value}`, as filters over a set are written. */
export const TAB_FILTER = `(${Object.entries(CONDITIONS)
  .map(([tab, condition]) => `('${tab}'::text {value} and ${condition})`)
  .join(' or ')})`;
