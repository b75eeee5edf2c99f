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
import { withoutConflict } from '@portal/common';
import { actsAs, definePolicy, say, translate, type Actor } from '@portal/kit';
import { incidentRefusals } from '../../texts/en/incident-refusals.ts';
import { requestRefusals } from '../../texts/en/request-refusals.ts';

/** What the rules ask of a request, read with it. */
export interface RequestState {
  readonly type: RequestType;
  readonly status: RequestStatus;
  readonly owner_id: number;
  /** The request that it renews. */
  readonly renewal_of: number | null;
  readonly project_id: number;
  /** Evaluated while a decision on access is open; true in every other state. */
  readonly team_ready: boolean;
  /** The institution is approved and its agreement executed. */
  readonly access_agreed: boolean;
  /** The institution is in a country that gets no resources. */
  readonly country_listed: boolean;
}

/** Drafts have the lowest number. A range is served by an index, "not equal" is not. */
const SUBMITTED = `t.status > ${S.CREATED}`;
/** Staff who have a conflict of interest with a request do not read it; administrators see every request. */
const SHOWN_TO_STAFF = `${SUBMITTED} and ${withoutConflict('t.id')}`;
const ofTypes = (types: readonly RequestType[]): string =>
  `${SHOWN_TO_STAFF} and t.type in (${types.join(', ')})`;
/** An array is fetched once for the statement, so that the key's index serves it beside `owner_id`. */
const idIn = (select: string): string => `t.id = any(array(${select}))`;
/** Requests that the caller reviews, in the part that `condition` names. */
const ofReviewer = (condition: string): string =>
  `${SHOWN_TO_STAFF} and ${idIn(`select mine.request_id from researcher.review mine
    where mine.reviewer_id = :actor ${condition}`)}`;

/** An administrator corrects a request until it was refused, withdrawn or given access. */
const CLOSED: readonly RequestStatus[] = [S.REJECTED, S.WITHDRAWN, S.FULFILLED, S.ARCHIVED, S.SUSPENDED];
/** Approved: nothing else of the request changes, but who of the team has access. */
const WITH_TEAM: readonly RequestStatus[] = [S.APPROVED, S.APPROVED_PENDING_TEAM, S.FULFILLED];
/** On its way to a decision. */
const SUBMITTED_ALREADY: readonly RequestStatus[] = [S.SUBMITTED, S.UNDER_REVIEW, S.REVIEW_MEETING];
const isAdministrator = (actor: Actor): boolean => actor.kind === 'service' || actsAs(actor, 'sfari_admin');
const isEditable = ({ type, status }: RequestState, actor: Actor): boolean =>
  isEditableByOwner(type, status) || (isAdministrator(actor) && !CLOSED.includes(status));

/** A renewal asks for no resource of its own: samples and donors are those of its request. */
const isRenewal = ({ renewal_of: renewed }: RequestState): boolean => renewed !== null;
const hasSamples = (request: RequestState): boolean =>
  !isRenewal(request) && requestType(request.type).sampleFields !== undefined;

/** What happened to the request, so that no one looks for a submission of one that was withdrawn. */
const notSubmittable = ({ status }: RequestState): string =>
  SUBMITTED_ALREADY.includes(status)
    ? requestRefusals.state.submitted
    : say(requestRefusals.state.notSubmittable, { status: translate(REQUEST_STATUS_LABELS[status]) });

/** Who decides at all; what one may decide is the transition table's matter. */
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

/** Who sees a request at all; drafts are seen by their people, administrators and superusers. */
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
    /** Started by a project manager for the project's owner. */
    creator: 't.creator_id = :actor',
    /** Chosen for access by someone else; a draft is its owner's alone. */
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
    /** Until access ends: people join a team, and leave it, while a request waits for it and when access was given. */
    edit_team: {
      who: ownerAndManagers,
      when: (request: RequestState, actor: Actor) =>
        isEditable(request, actor) || WITH_TEAM.includes(request.status),
      because: requestRefusals.state.teamClosed,
    },
    /** No one agrees to the usage policy in the name of someone else. */
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
    /** To a new draft, whatever became of this one. */
    copy: {
      who: { signed_in: ['owner'] },
      when: (request: RequestState) => isOffered(request.type) && !isRenewal(request),
      because: requestRefusals.noForm,
    },
    /** To ask that its access lasts longer (spec 2 section 4). */
    renew: {
      who: ownerAndManagers,
      when: ({ type, status, renewal_of: renewed }: RequestState) =>
        isRenewable(type, status) && renewed === null,
      because: requestRefusals.renewal.notRenewable,
    },
    /** By its owner. Staff set Withdrawn by a decision (`DECISIONS`). */
    withdraw: {
      who: { signed_in: ['owner'] },
      when: ({ status }: RequestState) => WITHDRAWABLE_STATUSES.includes(status),
      because: requestRefusals.state.notWithdrawable,
    },
    /** Drafts by their owner, everything undecided by an administrator. */
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
    /** No decision: no one is written to, and the owner sees it on the timeline. */
    move_to_meeting: {
      who: { sfari_admin: 'any', abn_proj_mgr: ['tissue'] },
      when: ({ type, status, owner_id: ownerId }: RequestState, actor: Actor) =>
        canMoveToMeeting(type, status) && ownerId !== actor.userId,
      because: requestRefusals.state.notMovable,
    },
    /** Something went wrong with what was given: by the people of the request. */
    report_incident: {
      who: { signed_in: ['owner', 'team'], abn_proj_mgr: ['creator'] },
      when: ({ status, renewal_of: renewed }: RequestState) =>
        renewed === null && INCIDENT_REQUEST_STATUSES.includes(status),
      because: incidentRefusals.notGiven,
    },
    /** What was reported, by whom: never for who is responsible for the request. */
    see_incidents: {
      who: { sfari_admin: 'any', superuser: 'any' },
      when: (request: RequestState, actor: Actor) => request.owner_id !== actor.userId,
    },
    /** What is to be revised, point by point, while the application may still be given back. */
    mark_points: {
      who: DECIDERS,
      when: ({ type, status, owner_id: ownerId }: RequestState, actor: Actor) =>
        ownerId !== actor.userId && isReturnable(type, status),
      because: requestRefusals.points.closed,
    },
    /** To read and to write notes of the review meeting. */
    meeting_notes: {
      who: { sfari_admin: 'any', abn_proj_mgr: ['tissue'] },
      when: ({ status, owner_id: ownerId }: RequestState, actor: Actor) =>
        status !== S.CREATED && ownerId !== actor.userId,
      because: requestRefusals.state.noMeeting,
    },
    /** What the meeting wants to decide, by who writes its notes. */
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
    /** To read and to write comments, and to see who reviews. The owner never does, whatever roles they have. */
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
    /** Numbers of support tickets, which open their conversations. Not for who only looks on (decision 448). */
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
    /** A question to the owner: by who decides, whatever the status, so that no one guesses what an application means. */
    ask: {
      who: DECIDERS,
      when: ({ status, owner_id: ownerId }: RequestState, actor: Actor) =>
        status !== S.CREATED && ownerId !== actor.userId,
      because: requestRefusals.conversation.notAsked,
    },
    /** Only the owner speaks for an application; the team reads along. */
    answer: { who: { signed_in: ['owner'] } },
    /** What a decision asked for: the owner's to read, and theirs who see how the request is decided. */
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
    /** Whether the samples are available: the owner and who decides see it (spec 2 section 2.4). The tab goes by it too. */
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
    /** The collection of a request that was submitted; before that its owner names it in the form. */
    choose_collection: {
      who: { sfari_admin: 'any', abn_proj_mgr: ['tissue'] },
      when: ({ type, status, renewal_of: renewed }: RequestState) =>
        renewed === null &&
        requestType(type).collection !== undefined &&
        status !== S.CREATED &&
        !CLOSED.includes(status),
      because: requestRefusals.collection.closed,
    },
    /** Until when access lasts. */
    set_expiration: {
      who: { sfari_admin: 'any' },
      when: ({ status, owner_id: ownerId }: RequestState, actor: Actor) =>
        status === S.FULFILLED && ownerId !== actor.userId,
      because: requestRefusals.expiration.notFulfilled,
    },
    /** Numbers of support tickets. */
    administrate: { who: { sfari_admin: 'any', abn_proj_mgr: ['tissue'] } },
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
