/** Tabs of the Research Match review center, in order (spec 3 section 2.3). */
import { REQUEST_STATUS as S, type RequestStatus } from '../request/statuses.ts';
import { translatable } from '../words/words.ts';

export const MATCH_TABS = ['new', 'review', 'meeting', 'decision', 'followup'] as const;
export type MatchTab = (typeof MATCH_TABS)[number];

export const MATCH_TAB_LABELS: Readonly<Record<MatchTab, string>> = /*#__PURE__*/ translatable('match-tabs', {
  new: 'New Applications',
  review: 'Review',
  meeting: 'Meeting',
  decision: 'Decision',
  followup: 'Follow-up',
});

export const MATCH_TAB_STATUSES: Readonly<Record<MatchTab, readonly RequestStatus[]>> = {
  new: [S.SUBMITTED],
  review: [S.UNDER_REVIEW],
  meeting: [S.REVIEW_MEETING],
  decision: [S.CONDITIONALLY_APPROVED],
  followup: [S.REVISIONS_REQUESTED, S.DEFERRED],
};

/** Cohorts whose participants the foundation recontacts (spec 3 section 9). */
export const RECONTACTING_COHORTS = ['SSC', 'Simons Searchlight'] as const;
