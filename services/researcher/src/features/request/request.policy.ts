import {
  INCIDENT_REQUEST_STATUSES,
  areSamplesCorrectable,
  canMoveToMeeting,
  isEditableByOwner,
  isOffered,
  isRenewable,
  isReturnable,
  requestType,
  REQUEST_STATUS as S,
  REQUEST_STATUS_LABELS,
  RESEARCH_MATCH_TYPES,
  REVIEWER_LOCKED_STATUSES,
  REVIEWER_ROLE,
  TISSUE_TYPES,
  UNDELETABLE_STATUSES,
  WITHDRAWABLE_STATUSES,
  type RequestStatus,
  type RequestType,
} from '@portal/contract';
import { noConflictSql } from '@portal/common';
import { actsAs, definePolicy, say, translate, type Actor } from '@portal/kit';
import { incidentRefusals } from '../../texts/en/incident-refusals.ts';
import { requestRefusals } from '../../texts/en/request-refusals.ts';

/** The fields of a request that the policy uses, read together with it. */
export interface RequestState {
  readonly type: RequestType;
  readonly status: RequestStatus;
  readonly owner_id: number;
  /** The renewed request; null if this is not a renewal. */
  readonly renewal_of: number | null;
  readonly project_id: number;
  /** Evaluated only while a decision on access is open; true in all other states. */
  readonly team_ready: boolean;
  /** The institution is approved and its agreement executed. */
  readonly access_agreed: boolean;
  /** The institution is in a country that gets no resources. */
  readonly country_listed: boolean;
}

/** Drafts have the lowest status number; `>` can use an index, `<>` cannot. */
const SUBMITTED = `t.status > ${S.CREATED}`;
/** Staff with a conflict of interest cannot read a request; administrators see every request. */
const SHOWN_TO_STAFF = `${SUBMITTED} and ${noConflictSql('t.id')}`;
const ofTypes = (types: readonly RequestType[]): string =>
  `${SHOWN_TO_STAFF} and t.type in (${types.join(', ')})`;
/**
 * `any(array(…))` is evaluated once for the statement, so that the primary key index can be combined with `owner_id`.
 */
const idIn = (select: string): string => `t.id = any(array(${select}))`;
/** Requests that the caller reviews, limited by `condition`. */
const ofReviewer = (condition: string): string =>
  `${SHOWN_TO_STAFF} and ${idIn(`select mine.request_id from researcher.review mine
    where mine.reviewer_id = :actor ${condition}`)}`;

/** Statuses in which an administrator can no longer correct a request. */
const CLOSED: readonly RequestStatus[] = [S.REJECTED, S.WITHDRAWN, S.FULFILLED, S.ARCHIVED, S.SUSPENDED];
/** Approved statuses, in which only the people who get access can still change. */
const WITH_TEAM: readonly RequestStatus[] = [S.APPROVED, S.APPROVED_PENDING_TEAM, S.FULFILLED];
/** Submitted and not yet decided. */
const SUBMITTED_ALREADY: readonly RequestStatus[] = [S.SUBMITTED, S.UNDER_REVIEW, S.REVIEW_MEETING];
const isAdministrator = (actor: Actor): boolean => actor.kind === 'service' || actsAs(actor, 'sfari_admin');
const isEditable = ({ type, status }: RequestState, actor: Actor): boolean =>
  isEditableByOwner(type, status) || (isAdministrator(actor) && !CLOSED.includes(status));

/** A renewal asks for no resources: samples and donors belong to its request. */
const isRenewal = ({ renewal_of: renewed }: RequestState): boolean => renewed !== null;
const hasSamples = (request: RequestState): boolean =>
  !isRenewal(request) && requestType(request.type).sampleFields !== undefined;

/** Says why the request cannot be submitted, so that a withdrawn request is not reported as submitted. */
const notSubmittable = ({ status }: RequestState): string =>
  SUBMITTED_ALREADY.includes(status)
    ? requestRefusals.state.submitted
    : say(requestRefusals.state.notSubmittable, { status: translate(REQUEST_STATUS_LABELS[status]) });

/** Roles that decide at all; the transition table says what each may decide. */
export const DECIDERS = {
  sfari_admin: 'any',
  rm_admin: ['research_match'],
  abn_proj_mgr: ['tissue'],
  sfari_reviewer: ['primary_reviewer'],
} as const;

const ownerAndManagers = {
  signed_in: ['owner'],
  sfari_admin: 'any',
  abn_proj_mgr: ['creator'],
} as const;
const NOTICE_STATUSES: readonly RequestStatus[] = [S.APPROVED, S.FULFILLED];

/** Who may read a request. Drafts are visible only to their own people, administrators and superusers. */
export const requestReaders = {
  signed_in: ['owner', 'team'],
  sfari_admin: 'any',
  superuser: 'any',
  access_admin: ['submitted'],
  internal_read_only: ['submitted'],
  sfari_reviewer: ['submitted'],
  rm_admin: ['research_match'],
  abn_proj_mgr: ['tissue', 'creator'],
  abn_reviewer: ['tissue'],
  internal_reviewer: ['reviewer'],
  external_reviewer: ['reviewer'],
} as const;

/** Spec 2 sections 2.1–2.4 and 6, spec 3 sections 2.6, 4 and 6; decision 010. */
export const requestPolicy = definePolicy({
  object: 'request',
  relations: {
    owner: 't.owner_id = :actor',
    /** The project manager who started it for the project's owner. */
    creator: 't.creator_id = :actor',
    /** Chosen for access by the owner. Drafts are visible only to their owner. */
    team: `${SUBMITTED} and ${idIn(`select chosen.request_id from researcher.request_access chosen
      where chosen.user_id = :actor and chosen.removal_date is null
      except select own.id from researcher.request own where own.owner_id = :actor`)}`,
    submitted: SHOWN_TO_STAFF,
    research_match: ofTypes(RESEARCH_MATCH_TYPES),
    tissue: ofTypes(TISSUE_TYPES),
    reviewer: ofReviewer(''),
    primary_reviewer: ofReviewer(`and mine.reviewer_role = ${REVIEWER_ROLE.PRIMARY}`),
  },
  actions: {
    read: {
      who: requestReaders,
    },
    create: { who: { primary_researcher: 'any', sfari_admin: 'any', abn_proj_mgr: 'any' } },
    edit: { who: ownerAndManagers, when: isEditable, because: requestRefusals.state.closed },
    /** Until access ends: people may join or leave a team while a request waits for it, and after access was given. */
    edit_team: {
      who: ownerAndManagers,
      when: (request: RequestState, actor: Actor) =>
        isEditable(request, actor) || WITH_TEAM.includes(request.status),
      because: requestRefusals.state.teamClosed,
    },
    /** No one can agree to the usage policy for someone else. */
    agree: {
      who: { signed_in: ['owner'] },
      when: isEditable,
      because: requestRefusals.state.closed,
    },
    submit: {
      who: ownerAndManagers,
      when: ({ type, status }: RequestState) => isEditableByOwner(type, status),
      because: notSubmittable,
    },
    /** Copying to a new draft is allowed in every status. */
    copy: {
      who: { signed_in: ['owner'] },
      when: (request: RequestState) => isOffered(request.type) && !isRenewal(request),
      because: requestRefusals.noForm,
    },
    /** Asking for a longer term (spec 2 section 4). */
    renew: {
      who: ownerAndManagers,
      when: ({ type, status, renewal_of: renewed }: RequestState) =>
        isRenewable(type, status) && renewed === null,
      because: requestRefusals.renewal.notRenewable,
    },
    /** Withdrawal by the owner. Staff set Withdrawn by a decision (`DECISIONS`). */
    withdraw: {
      who: { signed_in: ['owner'] },
      when: ({ status }: RequestState) => WITHDRAWABLE_STATUSES.includes(status),
      because: requestRefusals.state.notWithdrawable,
    },
    /** The owner may delete drafts, an administrator everything undecided. */
    delete: {
      who: ownerAndManagers,
      when: ({ status }: RequestState, actor: Actor) =>
        isAdministrator(actor) ? !UNDELETABLE_STATUSES.includes(status) : status === S.CREATED,
      because: requestRefusals.state.notDeletable,
    },
    /** Which statuses may be set is the transition table's matter (`offered.ts`). */
    decide: {
      who: DECIDERS,
      when: (request: RequestState, actor: Actor) => request.owner_id !== actor.userId,
      because: requestRefusals.decision.own,
    },
    /** Not a decision: no mail is sent, and the owner sees it only on the timeline. */
    move_to_meeting: {
      who: { sfari_admin: 'any', abn_proj_mgr: ['tissue'] },
      when: ({ type, status, owner_id: ownerId }: RequestState, actor: Actor) =>
        canMoveToMeeting(type, status) && ownerId !== actor.userId,
      because: requestRefusals.state.notMovable,
    },
    /** The people of the request report a problem with the data or material they received. */
    report_incident: {
      who: { signed_in: ['owner', 'team'], abn_proj_mgr: ['creator'] },
      when: ({ status, renewal_of: renewed }: RequestState) =>
        renewed === null && INCIDENT_REQUEST_STATUSES.includes(status),
      because: incidentRefusals.notGiven,
    },
    /** Reading incidents, which is never allowed to the owner of the request. */
    see_incidents: {
      who: { sfari_admin: 'any', superuser: 'any' },
      when: (request: RequestState, actor: Actor) => request.owner_id !== actor.userId,
    },
    /** Marking points to revise, while the application may still be sent back. */
    mark_points: {
      who: DECIDERS,
      when: ({ type, status, owner_id: ownerId }: RequestState, actor: Actor) =>
        ownerId !== actor.userId && isReturnable(type, status),
      because: requestRefusals.points.closed,
    },
    /** Reading and writing notes of the review meeting. */
    meeting_notes: {
      who: { sfari_admin: 'any', abn_proj_mgr: ['tissue'] },
      when: ({ status, owner_id: ownerId }: RequestState, actor: Actor) =>
        status !== S.CREATED && ownerId !== actor.userId,
      because: requestRefusals.state.noMeeting,
    },
    /** Noting the decision that the meeting proposes, for people who write its notes. */
    note_decision: {
      who: { sfari_admin: 'any', abn_proj_mgr: ['tissue'] },
      when: ({ status, owner_id: ownerId }: RequestState, actor: Actor) =>
        status === S.REVIEW_MEETING && ownerId !== actor.userId,
      because: requestRefusals.state.notInMeeting,
    },
    assign_reviewer: {
      who: { sfari_admin: 'any', abn_proj_mgr: ['tissue'] },
      when: ({ status, owner_id: ownerId }: RequestState, actor: Actor) =>
        !REVIEWER_LOCKED_STATUSES.includes(status) && ownerId !== actor.userId,
      because: requestRefusals.state.reviewersClosed,
    },
    /** Reading and writing comments, and seeing the reviewers. Never for the owner, whatever roles they have. */
    comment: {
      who: {
        sfari_admin: 'any',
        superuser: 'any',
        sfari_reviewer: ['submitted'],
        rm_admin: ['research_match'],
        abn_proj_mgr: ['tissue'],
        abn_reviewer: ['reviewer'],
        internal_reviewer: ['reviewer'],
        external_reviewer: ['reviewer'],
      },
      when: (request: RequestState, actor: Actor) => request.owner_id !== actor.userId,
      because: requestRefusals.state.ownComment,
    },
    see_reviewers: {
      who: {
        sfari_admin: 'any',
        superuser: 'any',
        internal_read_only: ['submitted'],
        access_admin: ['submitted'],
        sfari_reviewer: ['submitted'],
        rm_admin: ['research_match'],
        abn_proj_mgr: ['tissue'],
        abn_reviewer: ['tissue'],
        internal_reviewer: ['reviewer'],
        external_reviewer: ['reviewer'],
      },
      when: (request: RequestState, actor: Actor) => request.owner_id !== actor.userId,
      whenSql: 't.owner_id is distinct from :actor',
    },
    /** Reading support ticket numbers, which link to conversations. Not for read-only roles (decision 448). */
    read_tickets: {
      who: {
        sfari_admin: 'any',
        superuser: 'any',
        access_admin: ['submitted'],
        sfari_reviewer: ['submitted'],
        rm_admin: ['research_match'],
        abn_proj_mgr: ['tissue'],
        abn_reviewer: ['tissue'],
        internal_reviewer: ['reviewer'],
        external_reviewer: ['reviewer'],
      },
      when: (request: RequestState, actor: Actor) => request.owner_id !== actor.userId,
    },
    /** Asking the owner a question; allowed to deciders in every status. */
    ask: {
      who: DECIDERS,
      when: ({ status, owner_id: ownerId }: RequestState, actor: Actor) =>
        status !== S.CREATED && ownerId !== actor.userId,
      because: requestRefusals.conversation.notAsked,
    },
    /** Only the owner answers for an application; the team may read. */
    answer: { who: { signed_in: ['owner'] } },
    /** Reading what a decision asked for: the owner, and the people who may see how the request is decided. */
    read_note: {
      who: {
        signed_in: ['owner'],
        sfari_admin: 'any',
        superuser: 'any',
        internal_read_only: ['submitted'],
        access_admin: ['submitted'],
        sfari_reviewer: ['submitted'],
        rm_admin: ['research_match'],
        abn_proj_mgr: ['tissue', 'creator'],
        abn_reviewer: ['tissue'],
        internal_reviewer: ['reviewer'],
        external_reviewer: ['reviewer'],
      },
    },
    /**
     * Reading whether the samples are available: the owner and the deciders (spec 2 section 2.4). The tab uses this
     * ability too.
     */
    read_samples: {
      who: {
        signed_in: ['owner'],
        sfari_admin: 'any',
        superuser: 'any',
        abn_proj_mgr: ['creator'],
        sfari_reviewer: ['submitted'],
        internal_reviewer: ['reviewer'],
        external_reviewer: ['reviewer'],
      },
    },
    correct_samples: {
      who: { sfari_admin: 'any' },
      when: (request: RequestState) => hasSamples(request) && areSamplesCorrectable(request.status),
      because: requestRefusals.samples.notYours,
    },
    /** Choosing the collection of a submitted request; before that its owner chooses it in the form. */
    choose_collection: {
      who: { sfari_admin: 'any', abn_proj_mgr: ['tissue'] },
      when: ({ type, status, renewal_of: renewed }: RequestState) =>
        renewed === null &&
        requestType(type).collection !== undefined &&
        status !== S.CREATED &&
        !CLOSED.includes(status),
      because: requestRefusals.collection.closed,
    },
    /** Setting the day until which access lasts. */
    set_expiration: {
      who: { sfari_admin: 'any' },
      when: ({ status, owner_id: ownerId }: RequestState, actor: Actor) =>
        status === S.FULFILLED && ownerId !== actor.userId,
      because: requestRefusals.expiration.notFulfilled,
    },
    edit_tickets: { who: { sfari_admin: 'any', abn_proj_mgr: ['tissue'] } },
    view_history: {
      who: {
        signed_in: ['owner'],
        sfari_admin: 'any',
        superuser: 'any',
        internal_read_only: ['submitted'],
        access_admin: ['submitted'],
        sfari_reviewer: ['submitted'],
        rm_admin: ['research_match'],
        abn_proj_mgr: ['tissue', 'creator'],
      },
    },
    download_notice: {
      who: requestReaders,
      when: ({ status }: RequestState) => NOTICE_STATUSES.includes(status),
      because: requestRefusals.noticeAfterApproval,
    },
  },
});
