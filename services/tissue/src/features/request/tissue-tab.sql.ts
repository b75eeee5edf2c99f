/**
 * Requests of a dashboard tab by type and status, so that an index can be used. The view `tissue.request` computes the
 * tab in a `case` expression, which PostgreSQL can neither index nor estimate. A test compares the two.
 */
import {
  REQUEST_STATUS as S,
  TISSUE_TYPES,
  type RequestStatus,
  type RequestType,
  type TissueQueue,
} from '@portal/contract';

const BEFORE_DECISION = [S.SUBMITTED, S.UNDER_REVIEW, S.REVIEW_MEETING];

/** Only these types have a review meeting queue; others stay on the tab of their type. */
const MEETING: readonly RequestType[] = [8];

/** An approved renewal is finished: it only extended its request. */
const NO_RENEWAL = 't.renewal_of is null';

interface Content {
  readonly types: readonly RequestType[];
  readonly statuses: readonly RequestStatus[];
  /**
   * An additional condition, if not every combination of types and statuses belongs to the tab. The same index range is
   * read.
   */
  readonly only?: string;
}

const CONTENTS: Readonly<Record<TissueQueue, Content>> = {
  data_requests: { types: [6], statuses: BEFORE_DECISION },
  pilot_applications: { types: [7], statuses: BEFORE_DECISION },
  new: { types: [8], statuses: [S.SUBMITTED] },
  under_review: { types: [8], statuses: [S.UNDER_REVIEW] },
  make_decision: {
    types: TISSUE_TYPES,
    statuses: [S.REVIEW_MEETING, S.CONDITIONALLY_APPROVED],
    only: `(t.type in (${MEETING.join(', ')}) or t.status = ${S.CONDITIONALLY_APPROVED})`,
  },
  pending_team: { types: TISSUE_TYPES, statuses: [S.APPROVED_PENDING_TEAM] },
  awaiting_fulfillment: { types: TISSUE_TYPES, statuses: [S.APPROVED], only: NO_RENEWAL },
  with_researcher: { types: TISSUE_TYPES, statuses: [S.REVISIONS_REQUESTED, S.DEFERRED] },
};

/** Contains `{value}`, the format of set filters. */
export const TAB_FILTER = `(${Object.entries(CONTENTS)
  .map(
    ([tab, { types, statuses, only = 'true' }]) =>
      `('${tab}'::text {value} and t.type in (${types.join(', ')}) and t.status in (${statuses.join(', ')}) and ${only})`,
  )
  .join(' or ')})`;

/** Whether a request is on any tab. */
export const SOME_TAB = `(t.status in (${[
  ...new Set(Object.values(CONTENTS).flatMap(({ statuses }) => statuses)),
].join(', ')}) and (t.status <> ${S.APPROVED} or ${NO_RENEWAL}))`;
