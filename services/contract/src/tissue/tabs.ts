/** The seven tabs of the tissue dashboard, in order (spec 3 section 2.8). */
import { translatable } from '../words/words.ts';

export const TISSUE_TABS = [
  'data_requests',
  'pilot_applications',
  'new',
  'under_review',
  'make_decision',
  'pending_team',
  'awaiting_fulfillment',
] as const;
/** The tabs, plus the filter for requests on which the researcher must act: Revisions Requested and Deferred. */
export const TISSUE_QUEUES = [...TISSUE_TABS, 'with_researcher'] as const;
export type TissueQueue = (typeof TISSUE_QUEUES)[number];
export const TISSUE_TAB_LABELS: Readonly<Record<TissueQueue, string>> = /*#__PURE__*/ translatable(
  'tissue-tabs',
  {
    data_requests: 'Data Requests',
    pilot_applications: 'Pilot Applications',
    new: 'New',
    under_review: 'Under Review',
    make_decision: 'Make Decision',
    pending_team: 'Pending Team',
    awaiting_fulfillment: 'Awaiting Fulfillment',
    with_researcher: 'With researcher',
  },
);
