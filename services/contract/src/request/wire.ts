/** Requests of every type, their submission and decision (spec 2 sections 2.1–2.4, spec 3 sections 2.6, 3 and 4). */
import { z } from 'zod';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { BODY_LIMITS, defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { LIMITS } from '../basics/limits.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, DateOnly, Id, IdParams, Summary, Timestamp, requiredText } from '../api/primitives.ts';
import { OFFERED_REQUEST_TYPES } from '../request-types/lookup.ts';
import { NO_DECISION_REASONS } from './transitions.ts';
import { DataUseHint } from '../dataset/data-use.wire.ts';
import { InstitutionSummary } from '../institution/wire.ts';
import { changedAnswersSchema, detailsSchema, draftAnswersSchema } from './details.wire.ts';
import { requestHistory } from './history.ts';
import { RequestChange } from './changes.wire.ts';
import { DecisionBody, DecisionPreview } from './decision.wire.ts';
import { MESSAGE_KINDS } from './message.wire.ts';
import { RequestStatusNumber, RequestTypeNumber, ReviewerRoleNumber } from './numbers.wire.ts';
import { RequestStage, StatusTime, Withdrawal } from './progress.wire.ts';

/** A team member who gets access with this request. */
export const AccessEntry = z.object({
  user_id: Id,
  display_name: z.string(),
  removal_date: DateOnly.nullable(),
  verified: z.boolean(),
});

/** Fields filled in by the owner, or by staff for them. None is required before the request is submitted. */
const DraftFields = {
  datasets: z.array(z.uuid()).max(1000).optional(),
  access_control_list: z
    .array(z.strictObject({ user_id: Id }))
    .max(200)
    .optional(),
  /** Answers of the form of the request's type, complete or not. */
  additional_data: draftAnswersSchema().optional(),
  intent_to_download: z.boolean().optional(),
  agreed_nih: z.boolean().optional(),
  data_safeguard: z.boolean().optional(),
  agreed_to_usage_policy: z.boolean().optional(),
  gpf_access_status: z.union([z.literal(1), z.literal(2)]).optional(),
};

/** For a type that has a form. The request starts as a draft (Created); all fields but the first ones are optional. */
export const RequestCreate = z.strictObject({
  project: Id,
  type: z.literal(OFFERED_REQUEST_TYPES.map(({ number }) => number)),
  ...DraftFields,
});

export const RequestPatch = z.strictObject({
  project: Id.optional(),
  /** Only for a draft. Changing the type clears previous answers and resources, since the new type has another form. */
  type: z.literal(OFFERED_REQUEST_TYPES.map(({ number }) => number)).optional(),
  ...DraftFields,
  additional_data: changedAnswersSchema().optional(),
  zendesk_ticket_ids: z
    .array(z.string().regex(/^\d{1,12}$/, INPUT_MESSAGES.ticket))
    .max(LIMITS.tickets)
    .optional(),
  /** The last day of access under a fulfilled request; for administrators. */
  expiration_date: DateOnly.optional(),
  /** Staff comment, sanitized HTML. People named in it by data-mention are notified. */
  comments: z.strictObject({ add: z.strictObject({ text: requiredText(LIMITS.comment) }) }).optional(),
});
export type RequestPatch = z.infer<typeof RequestPatch>;

export const RequestComment = z.object({
  id: Id,
  text: z.string(),
  author: Summary,
  created: Timestamp,
  /** People mentioned in the text by data-mention who no longer have an account (spec 2 section 8). */
  missing_mentions: z.array(Id).default([]),
});

/** What a decision asks of the owner, as sanitized HTML, with the status it set and when. */
export const DecisionNote = z.object({
  id: Id,
  status: RequestStatusNumber,
  text: z.string(),
  created: Timestamp,
});

/** Data of the renewed request that a renewal shows. */
export const RenewedRequest = z.object({
  id: Id,
  sfari_request_id: z.string(),
  type: RequestTypeNumber,
  status: RequestStatusNumber,
  expiration_date: Timestamp.nullable(),
});

export const RequestReviewer = Summary.extend({
  review_id: Id,
  reviewer_role: ReviewerRoleNumber,
  quarter: z.string().nullable(),
});

export const requestObject = defineObject({
  name: 'request',
  service: 'researcher',
  history: requestHistory,
  bodyLimit: BODY_LIMITS.form,
  access: { read: 'signed-in', write: 'signed-in' },
  schema: z.object({
    id: Id,
    sfari_request_id: z.string(),
    display_name: z.string(),
    type: RequestTypeNumber,
    status: RequestStatusNumber,
    owner: Summary,
    /** `restricted`: the institution's country is restricted and it has no exemption. */
    institution: InstitutionSummary.extend({ restricted: z.boolean().optional() }).nullable(),
    project: z.object({ id: Id, sfari_project_id: z.string(), title: z.string() }),
    /** The renewed request; null if this is not a renewal. */
    renewal_of: RenewedRequest.nullable().optional(),
    cohorts: z.array(Summary),
    created: Timestamp,
    modified: Timestamp,
    submission_date: Timestamp.nullable(),
    /** When the request entered its current status. */
    status_since: Timestamp.nullable().default(null),
    /** Number of midnights since then in the foundation's time zone: 0 on the first day. */
    days_in_status: z.int().nullable().default(null),
    /** The request is in progress, its type needs an IRB letter, and the project has no valid one. */
    irb_required: z.boolean().default(false),
    /** Status of its newest submitted renewal. */
    renewal_status: RequestStatusNumber.nullable().optional(),
    decision_date: Timestamp.nullable(),
    fulfillment_date: Timestamp.nullable(),
    expiration_date: Timestamp.nullable(),
    review_users: z.array(RequestReviewer),
    /** An IRB letter was added while the owner had to answer or the team was not ready. */
    has_new_irb: z.boolean().default(false),
    /** Its access period has ended. */
    expired: z.boolean().default(false),
    /* Only for callers who may see the reviewers, otherwise null: */
    /** When the access under this request was revoked. */
    revocation_date: Timestamp.nullable().default(null),
    /** No earlier request was submitted on its project. */
    first_req_on_project: z.boolean().nullable().default(null),
    /** Another request on its project was approved, whatever its status now. */
    project_has_approved_req: z.boolean().nullable().default(null),
    /** The request waits for no team member. */
    research_team_ready: z.boolean().nullable().default(null),
    abilities: Abilities,
    /** Decisions that the caller may make now. */
    decisions: z.array(RequestStatusNumber),
    /** Why the caller may make none; null if they may. */
    no_decision: z.enum(NO_DECISION_REASONS).nullable().optional(),
    /* Relations, included with expand */
    datasets: z
      .array(z.object({ id: z.uuid(), dataset_id: z.string(), display_name: z.string(), type: z.int() }))
      .optional(),
    access_control_list: z.array(AccessEntry).optional(),
    comments: z.array(RequestComment).optional(),
    details: detailsSchema({
      /** Version of the request's form, and of the rubric for its scores. */
      form_version: z.int(),
      rubric_version: z.int().nullable(),
      intent_to_download: z.boolean().nullable(),
      agreed_nih: z.boolean().nullable(),
      data_safeguard: z.boolean().nullable(),
      agreed_to_usage_policy: z.boolean(),
      /** Version of the terms that were agreed to; null if not agreed yet, or agreed before versions were stored. */
      usage_policy_version: z.string().nullable().default(null),
      /** False if staff submitted for the owner, who did not have to agree to the usage policy. */
      usage_policy_asked: z.boolean().default(true),
      gpf_access_status: z.int().nullable(),
      zendesk_ticket_ids: z.array(z.string()),
      research_team_ready: z.boolean(),
    }).optional(),
    /** Summary of the request in at most four lines, from the questions that its type marks (decision 499). */
    brief: z.array(z.object({ label: z.string(), text: z.string() })).optional(),
    stages: z.array(RequestStage).optional(),
    /** Time in each status, in the order of first visits; null unless the caller may see the reviewers. */
    status_times: z.array(StatusTime).nullable().optional(),
    /** Comparison with the data use terms of its datasets (decision 306); null unless the caller may see the reviewers. */
    data_use: z.array(DataUseHint).nullable().optional(),
    /** What the last decision asked for, as sent to the owner; only for the owner and those who decide. */
    decision_note: DecisionNote.nullable().optional(),
    /** For the same callers; null unless the owner withdrew the request. */
    withdrawal: Withdrawal.nullable().optional(),
    /** For the same callers: the kind of the newest message of the conversation; null if there is none. */
    last_message: z.enum(MESSAGE_KINDS).nullable().optional(),
  }),
  create: RequestCreate,
  patch: RequestPatch,
  deletable: true,
  filters: {
    id: filter.number('in'),
    owner: filter.number('in'),
    /** Requests of the caller, or with `false` those of others. */
    is_own: filter.boolean(),
    /** The person who started the request: staff may do so for an owner. */
    creator: filter.number('in'),
    project: filter.number('in'),
    /** Renewals of a request; `isnull` excludes renewals. */
    renewal_of: filter.number('in', 'isnull'),
    institution: filter.number('in'),
    type: filter.number('in'),
    status: filter.number('in'),
    sfari_request_id: filter.searchFilter('icontains'),
    /** Requests reviewed by a person; `isnull`, or `reviews__user=null`, finds those without a reviewer. */
    reviews__user: filter.number('in', 'isnull'),
    /** Alias of the same filter. */
    reviewer: filter.number('in', 'isnull'),
    review: filter.number('in'),
    /** Requests of projects whose team currently includes a person; the specification has both names. */
    project__userproject__user: filter.number('in'),
    userproject__user: filter.number('in'),
    cohort: filter.number('in'),
    /** Research Match requests, by the short name of the recontacted cohort. */
    recontacting_cohort: filter.text('in'),
    recontacting__cohort: filter.text('in'),
    /** By part of an id in the summary, for callers who may read summaries. */
    recontacting__summary__rm_ids__rm_id: filter.text('contains'),
    /** By the donor collection of pilot and tissue requests. */
    abntesttissue__cart: filter.number('in'),
    abnfulltissue__cart: filter.number('in'),
    /** Kind of the newest message: after `question` the owner must respond, after `answer` staff must. */
    last_message: filter.text('in'),
    submission_date: filter.date('gte', 'lte'),
    status_since: filter.date('gte', 'lte'),
    days_in_status: filter.number('gte', 'lte'),
    expiration_date: filter.date('gte', 'lte'),
    /** Whether an administrator can probably approve it, by what lists show. For roles that see the reviewers. */
    ready_to_approve: filter.boolean(),
    /** Requests that need action on the Project Updates Dashboard: suspended, overdue, or pending without a renewal. */
    compliance_needed: filter.boolean(),
  },
  search: ['sfari_request_id', 'owner', 'institution', 'project'],
  ordering: [
    'id',
    'sfari_request_id',
    'submission_date',
    'status_since',
    'days_in_status',
    'status',
    'type',
    'owner',
    'institution',
    'expiration_date',
  ],
  defaultOrdering: '-submission_date',
  expand: [
    'datasets',
    'access_control_list',
    'comments',
    'details',
    'brief',
    'stages',
    'status_times',
    'data_use',
    'decision_note',
    'withdrawal',
    'last_message',
  ],
  grouping: ['status', 'type'],
});

export const WithdrawBody = z.strictObject({ reason: requiredText(LIMITS.reason) });

/** A type with a form, and why it cannot be requested at present. */
export const RequestOffer = z.object({
  type: RequestTypeNumber,
  key: z.string(),
  /** Null if it can be requested. */
  reason: z.string().nullable(),
});
export type RequestOffer = z.infer<typeof RequestOffer>;

/** The new draft, and the parts of the old request that were not copied. */
const LeftOut = z.array(z.object({ label: z.string(), reason: z.string() }));
export const RequestCopy = z.object({ id: Id, sfari_request_id: z.string(), left_out: LeftOut });

export const requestEndpoints = defineEndpoints({
  ...requestObject.endpoints,
  'GET /request-offer/': {
    service: 'researcher',
    summary:
      'The request types of the caller, each with the reason if it is not possible now (spec 2 section 5). For a project, those of its owner',
    access: 'signed-in',
    query: z.strictObject({ project: z.coerce.number().pipe(Id).optional() }),
    errors: ['NOT_FOUND'],
    response: z.object({ results: z.array(RequestOffer) }),
  },
  'GET /request/{id}/resource-problems/': {
    service: 'researcher',
    summary:
      'The chosen resources that the owner can no longer request, by field. For people who can edit the request',
    access: 'signed-in',
    params: IdParams,
    response: z.object({ results: z.array(z.object({ field: z.string(), messages: z.array(z.string()) })) }),
    errors: ['WRONG_STATE'],
  },
  'GET /request/{id}/copy/': {
    service: 'researcher',
    summary: 'What a copy of the request would leave out now. Changes nothing',
    access: 'signed-in',
    params: IdParams,
    response: z.object({ left_out: LeftOut }),
  },
  'POST /request/{id}/copy/': {
    service: 'researcher',
    summary:
      "Copy one's own request to a new draft. Returns what was left out. Calls within a minute return the same draft",
    access: 'signed-in',
    params: IdParams,
    response: RequestCopy,
    status: 201,
    errors: ['INVALID_INPUT', 'WRONG_STATE'],
  },
  'GET /request/{id}/changes/': {
    service: 'researcher',
    summary: 'What differs from the last submission before the present one, field by field',
    access: 'signed-in',
    params: IdParams,
    /** `since` is the time of that submission; null if there was none. */
    response: z.object({
      since: Timestamp.nullable(),
      changes: z.array(RequestChange),
      /** Corrections by staff after the last submission; absent if there are none. */
      corrections: z.array(RequestChange).optional(),
    }),
  },
  'POST /request/{id}/submit/': {
    service: 'researcher',
    summary: 'Submit a draft, or resubmit after revisions. Refused with field errors if something is missing',
    access: ['primary_researcher', 'pi_sbso', 'sfari_admin', 'sfari_admin_lead', 'abn_proj_mgr'],
    params: IdParams,
    response: requestObject.schema,
    guarded: true,
    errors: ['INVALID_INPUT', 'WRONG_STATE'],
  },
  'POST /request/{id}/withdraw/': {
    service: 'researcher',
    summary: "Withdraw one's own request before it is decided, with a reason for reviewers and staff",
    access: 'signed-in',
    params: IdParams,
    body: WithdrawBody,
    response: requestObject.schema,
    guarded: true,
    errors: ['WRONG_STATE'],
  },
  'POST /request/{id}/move-to-meeting/': {
    service: 'researcher',
    summary:
      'Close the reviews and move the request from Under Review to Review Meeting. If two people do this, the second gets 409',
    access: ['sfari_admin', 'sfari_admin_lead', 'abn_proj_mgr'],
    params: IdParams,
    response: requestObject.schema,
    guarded: true,
    errors: ['WRONG_STATE'],
  },
  'POST /request/{id}/decision/': {
    service: 'researcher',
    summary:
      'Decide: status, email and comment in one transaction. If someone else decided first, 409 with their decision',
    access: ['sfari_admin', 'sfari_admin_lead', 'rm_admin', 'abn_proj_mgr', 'sfari_reviewer'],
    params: IdParams,
    body: DecisionBody,
    bodyLimit: BODY_LIMITS.lists,
    response: requestObject.schema,
    versionOf: 'GET /request/{id}/',
    errors: ['WRONG_STATE'],
  },
  'GET /request/{id}/decision-preview/': {
    service: 'researcher',
    summary: 'What a decision would do: fields, email, access and the next step. Changes nothing',
    access: ['sfari_admin', 'sfari_admin_lead', 'rm_admin', 'abn_proj_mgr', 'sfari_reviewer'],
    params: IdParams,
    query: z.strictObject({ status: z.coerce.number().pipe(RequestStatusNumber) }),
    response: DecisionPreview,
    errors: ['WRONG_STATE'],
  },
  'GET /request/{id}/docs/': {
    service: 'researcher',
    summary:
      'The application as PDF: its answers, its team and the pages of its files; to_base64=true answers it inside JSON',
    access: 'signed-in',
    params: IdParams,
    query: z.strictObject({ to_base64: z.enum(['true', 'false']).optional() }),
    stream: true,
  },
  'GET /request/{id}/approval_notice/': {
    service: 'researcher',
    summary: 'Approval notice as PDF; to_base64=true answers it inside JSON',
    access: 'signed-in',
    params: IdParams,
    query: z.strictObject({ to_base64: z.enum(['true', 'false']).optional() }),
    stream: true,
    errors: ['WRONG_STATE'],
  },
});
