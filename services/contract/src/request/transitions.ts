/**
 * Who may move a request from which status to which (spec 3 section 4.2, docs/requests.md). These are tables, so that
 * server commands, abilities, pages and the authorization matrix use the same rows.
 */
import { REQUEST_STATUS as S, type RequestStatus, type RequestType } from './statuses.ts';
import { findFlow, requestType } from '../request-types/lookup.ts';
import type { DecisionFlow, ReviewHeading } from '../request-types/request-type.ts';
import { translatable } from '../words/words.ts';

export { findFlow, type DecisionFlow };

export const DECISION_ACTORS = ['admin', 'rm_admin', 'project_manager', 'reviewer'] as const;
export type DecisionActor = (typeof DECISION_ACTORS)[number];
type DecisionTable = Readonly<Partial<Record<RequestStatus, readonly RequestStatus[]>>>;

/** Rows for every flow once access was given. */
const AFTER_APPROVAL: DecisionTable = {
  [S.FULFILLED]: [S.SUSPENDED, S.ARCHIVED],
  [S.APPROVED_PENDING_TEAM]: [S.APPROVED, S.REJECTED],
  [S.ARCHIVED]: [S.FULFILLED],
  [S.SUSPENDED]: [S.FULFILLED],
};

const ADMIN_FUNDING: DecisionTable = {
  [S.SUBMITTED]: [S.REJECTED, S.REVISIONS_REQUESTED],
  [S.UNDER_REVIEW]: [S.REJECTED, S.REVISIONS_REQUESTED],
  [S.REVISIONS_REQUESTED]: [S.REJECTED],
  [S.APPROVED]: [S.FULFILLED],
  ...AFTER_APPROVAL,
};

const ADMIN_PLAIN: DecisionTable = {
  ...ADMIN_FUNDING,
  [S.SUBMITTED]: [S.APPROVED, S.REJECTED, S.REVISIONS_REQUESTED],
  [S.UNDER_REVIEW]: [S.APPROVED, S.REJECTED, S.REVISIONS_REQUESTED],
};

const ADMIN_RESEARCH_MATCH: DecisionTable = {
  [S.SUBMITTED]: [S.APPROVED, S.REJECTED, S.REVISIONS_REQUESTED],
  [S.UNDER_REVIEW]: [S.APPROVED, S.REJECTED, S.REVISIONS_REQUESTED],
  [S.REVISIONS_REQUESTED]: [S.REJECTED],
  [S.CONDITIONALLY_APPROVED]: [S.REJECTED, S.APPROVED],
  [S.APPROVED]: [S.REVISIONS_REQUESTED, S.FULFILLED],
  [S.REVIEW_MEETING]: [S.REJECTED, S.APPROVED, S.CONDITIONALLY_APPROVED, S.WITHDRAWN, S.DEFERRED],
  ...AFTER_APPROVAL,
};

const RESEARCH_MATCH_ADMINISTRATOR: DecisionTable = { [S.SUBMITTED]: [S.WITHDRAWN, S.DEFERRED, S.REJECTED] };

const REVIEWER: DecisionTable = { [S.UNDER_REVIEW]: [S.APPROVED, S.REJECTED, S.REVISIONS_REQUESTED] };

/** Like an administrator's table, but without suspending, archiving and undoing them (docs/requests.md). */
const PROJECT_MANAGER: DecisionTable = {
  ...ADMIN_RESEARCH_MATCH,
  [S.FULFILLED]: [],
  [S.ARCHIVED]: [],
  [S.SUSPENDED]: [],
};

/** Tables by actor and flow; a missing entry means that the actor decides nothing in that flow. */
export const DECISIONS: Readonly<
  Record<DecisionActor, Readonly<Partial<Record<DecisionFlow, DecisionTable>>>>
> = {
  admin: {
    plain: ADMIN_PLAIN,
    funding: ADMIN_FUNDING,
    research_match: ADMIN_RESEARCH_MATCH,
    tissue: ADMIN_RESEARCH_MATCH,
  },
  rm_admin: { research_match: RESEARCH_MATCH_ADMINISTRATOR },
  project_manager: { tissue: PROJECT_MANAGER },
  reviewer: { plain: REVIEWER },
};

/**
 * The statuses that `actor` may set now. While the team is not ready, Approved is replaced by Approved (Pending Team).
 * A request that already waits for its team can only be rejected.
 */
export function decisionsFor(input: {
  actor: DecisionActor;
  type: RequestType;
  status: RequestStatus;
  teamReady: boolean;
}): readonly RequestStatus[] {
  const offered = DECISIONS[input.actor][findFlow(input.type)]?.[input.status] ?? [];
  if (input.teamReady) return offered;
  if (input.status === S.APPROVED_PENDING_TEAM) return offered.filter((status) => status !== S.APPROVED);
  return offered.map((status) => (status === S.APPROVED ? S.APPROVED_PENDING_TEAM : status));
}

/** Who may decide on a request in this status; empty if no one. */
export const listDeciders = (type: RequestType, status: RequestStatus): readonly DecisionActor[] =>
  DECISION_ACTORS.filter((actor) => (DECISIONS[actor][findFlow(type)]?.[status] ?? []).length > 0);

/**
 * Why a person cannot decide now: `own` request; no one decides in this `status`; others decide (`role`); the decision
 * waits until `access` can be given; or the institution's `country` is restricted.
 */
export const NO_DECISION_REASONS = ['own', 'status', 'role', 'access', 'country'] as const;
export type NoDecisionReason = (typeof NO_DECISION_REASONS)[number];

/** Statuses in which the owner may edit and (re)submit. Deferred counts for the Research Match and tissue flows. */
export function isEditableByOwner(type: RequestType, status: RequestStatus): boolean {
  if (status === S.CREATED || status === S.REVISIONS_REQUESTED) return true;
  return status === S.DEFERRED && DEFERRING_FLOWS.includes(findFlow(type));
}
const DEFERRING_FLOWS: readonly DecisionFlow[] = ['research_match', 'tissue'];

/**
 * Statuses in which a returned request waits for its owner (decision 532). Home reads it; `request-status.test.ts`
 * compares the request page with it.
 */
export const AWAITING_OWNER = [S.REVISIONS_REQUESTED, S.CONDITIONALLY_APPROVED, S.DEFERRED] as const;

/** Reviews of Research Match and tissue end in a meeting; pilots and data are decided without one (decision 269). */
export const MEETING_KINDS = ['research_match', 'tissue'] as const satisfies readonly ReviewHeading[];
export type MeetingKind = (typeof MEETING_KINDS)[number];

/** The meeting that concludes the reviews of a type; undefined if there is none. */
export const findMeeting = (type: number): MeetingKind | undefined =>
  MEETING_KINDS.find((kind) => kind === requestType(type).reviewHeading);

/** Decisions of a meeting, in display order. Approved becomes Approved (Pending Team) if the team is not ready. */
export const MEETING_DECISIONS = [
  S.APPROVED,
  S.CONDITIONALLY_APPROVED,
  S.DEFERRED,
  S.REJECTED,
  S.WITHDRAWN,
] as const;
export type MeetingDecision = (typeof MEETING_DECISIONS)[number];

/** From Under Review to Review Meeting; this is not a decision (spec 3 sections 2.8 and 4.5). */
export const canMoveToMeeting = (type: RequestType, status: RequestStatus): boolean =>
  status === S.UNDER_REVIEW && findMeeting(type) !== undefined;

/** Decisions that return the application to its owner, together with the revision points. */
export const RETURNING_DECISIONS: readonly RequestStatus[] = [S.REVISIONS_REQUESTED, S.DEFERRED];

/** Whether anyone may return the application from this status. */
export const isReturnable = (type: RequestType, status: RequestStatus): boolean =>
  Object.values(DECISIONS).some((flows) =>
    flows[findFlow(type)]?.[status]?.some((decision) => RETURNING_DECISIONS.includes(decision)),
  );

/**
 * Whether people who may edit the meeting notes see the notes field. For tissue it is hidden in status Submitted unless
 * there are notes (spec 3 section 2.5).
 */
export const showsMeetingNotes = (type: RequestType, status: RequestStatus, hasNotes: boolean): boolean =>
  hasNotes || status !== S.SUBMITTED || findFlow(type) !== 'tissue';

/** Statuses from which the owner may withdraw with a reason: waiting requests, and requests returned to the owner. */
export const WITHDRAWABLE_STATUSES: readonly RequestStatus[] = [
  S.SUBMITTED,
  S.REVISIONS_REQUESTED,
  S.DEFERRED,
];

/**
 * Requests that were approved or rejected are never deleted (spec 3 section 4.3); nor are those in the statuses after
 * approval.
 */
export const UNDELETABLE_STATUSES: readonly RequestStatus[] = [
  S.APPROVED,
  S.REJECTED,
  S.FULFILLED,
  S.CONDITIONALLY_APPROVED,
  S.APPROVED_PENDING_TEAM,
  S.ARCHIVED,
  S.SUSPENDED,
];

/** Decisions that can be undone, since access comes back with its dates (decision 216). */
export const UNDOABLE_STATUSES: readonly RequestStatus[] = [S.ARCHIVED, S.SUSPENDED];

/** Statuses in which no reviewer can be assigned. */
export const REVIEWER_LOCKED_STATUSES: readonly RequestStatus[] = [
  S.CREATED,
  S.APPROVED,
  S.REJECTED,
  S.FULFILLED,
  S.WITHDRAWN,
  S.APPROVED_PENDING_TEAM,
  S.ARCHIVED,
  S.SUSPENDED,
];

/** Submit button labels of the ADMIN panel (spec 3 section 4.3). */
export const DECISION_LABELS: Readonly<Partial<Record<RequestStatus, string>>> = /*#__PURE__*/ translatable(
  'decisions',
  {
    [S.REJECTED]: 'Reject Request and send Email',
    [S.REVISIONS_REQUESTED]: 'Request Revisions and send Email',
    [S.APPROVED]: 'Approve Request and send Email',
    [S.CONDITIONALLY_APPROVED]: 'Conditionally Approve Request and send Email',
    [S.DEFERRED]: 'Defer Request and send Email',
    [S.WITHDRAWN]: 'Withdraw Request',
    [S.FULFILLED]: 'Mark Request as Fulfilled',
    [S.ARCHIVED]: 'Archive Request',
    [S.SUSPENDED]: 'Suspend Request',
    [S.APPROVED_PENDING_TEAM]: 'Update Request and Send Team emails',
  },
);

/** Decisions whose confirmation opens the email composer with a template. */
export const DECISIONS_WITH_EMAIL: readonly RequestStatus[] = [
  S.REJECTED,
  S.REVISIONS_REQUESTED,
  S.CONDITIONALLY_APPROVED,
  S.APPROVED,
  S.DEFERRED,
  S.APPROVED_PENDING_TEAM,
];

export const EMAIL_TEMPLATES = {
  [S.REJECTED]: 'request_rejected',
  [S.REVISIONS_REQUESTED]: 'request_revisions_requested',
  [S.CONDITIONALLY_APPROVED]: 'request_conditionally_approved',
  [S.APPROVED]: 'request_approved',
  [S.DEFERRED]: 'request_deferred',
  [S.APPROVED_PENDING_TEAM]: 'request_approved_pending_team',
} as const satisfies Partial<Record<RequestStatus, string>>;
/** For a question sent without a decision (spec 3 section 2.6). */
export const QUESTION_TEMPLATE = 'request_question';
export const EMAIL_TYPES = /*#__PURE__*/ [...Object.values(EMAIL_TEMPLATES), QUESTION_TEMPLATE] as const;
export type EmailType = (typeof EMAIL_TYPES)[number];
