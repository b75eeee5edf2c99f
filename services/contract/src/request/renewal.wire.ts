/**
 * Renewals (spec 2 sections 2.5, 3 and 7, spec 3 sections 3 and 7): requests that extend another request, shown as
 * objects of their own. Decisions and reviews use the endpoints of requests.
 */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, Id, Summary, Timestamp } from '../api/primitives.ts';
import { ALL_REQUEST_TYPES } from '../request-types/lookup.ts';
import { REQUEST_STATUS as S } from './statuses.ts';
import { DecisionNote, RenewedRequest, RequestComment, RequestReviewer } from './wire.ts';
import { StoredRenewalAnswers, renewalAnswersSchema } from './details.wire.ts';
import { RequestStatusNumber, RequestTypeNumber } from './numbers.wire.ts';

const RENEWAL_TYPES = ALL_REQUEST_TYPES.filter(({ renewalForms }) => renewalForms !== undefined);

/**
 * The renewed request is named in `request`, or in `additional_data.rm_application` for Research Match. The renewal is
 * submitted immediately, and refused if answers are missing, unless `status` asks for a draft (Created).
 */
export const RenewalCreate = z.strictObject({
  request: Id.optional(),
  /** Determined by the request; any other value is refused. */
  type: z.literal(RENEWAL_TYPES.map(({ number }) => number)).optional(),
  status: z.literal([S.CREATED, S.SUBMITTED]).optional(),
  additional_data: renewalAnswersSchema().optional(),
  agreed_to_usage_policy: z.boolean().optional(),
});
export type RenewalCreate = z.infer<typeof RenewalCreate>;

/** A patch by the owner submits the renewal again. If `status` names its current status, it is only saved. */
export const RenewalPatch = RenewalCreate.pick({
  additional_data: true,
  agreed_to_usage_policy: true,
}).extend({ status: RequestStatusNumber.optional() });
export type RenewalPatch = z.infer<typeof RenewalPatch>;

export const renewalObject = defineObject({
  name: 'renewal',
  service: 'researcher',
  access: { read: 'signed-in', write: 'signed-in' },
  bodyLimit: BODY_LIMITS.form,
  createErrors: ['NOT_FOUND', 'WRONG_STATE'],
  schema: z.object({
    id: Id,
    sfari_request_id: z.string(),
    type: RequestTypeNumber,
    status: RequestStatusNumber,
    owner: Summary,
    /** The renewed request, with the names of its cohorts. */
    request: RenewedRequest.extend({ cohorts: z.array(z.string()) }),
    created: Timestamp,
    modified: Timestamp,
    submission_date: Timestamp.nullable(),
    decision_date: Timestamp.nullable(),
    review_users: z.array(RequestReviewer),
    form_version: z.int(),
    /** Answers, including the id of the continued Research Match application. */
    additional_data: StoredRenewalAnswers,
    agreed_to_usage_policy: z.boolean(),
    abilities: Abilities,
    /** Decisions that the caller may make now, by `POST /request/{id}/decision/`. */
    decisions: z.array(RequestStatusNumber),
    comments: z.array(RequestComment).optional(),
    decision_note: DecisionNote.nullable().optional(),
  }),
  create: RenewalCreate,
  patch: RenewalPatch,
  filters: {
    id: filter.number('in'),
    status: filter.number('in'),
    type: filter.number('in'),
    owner: filter.number('in'),
    request: filter.number('in'),
    /** Research Match aliases of the same filter. */
    rm_application: filter.number('in'),
    renewal__rm_application: filter.number('in'),
  },
  search: ['sfari_request_id'],
  ordering: ['id', 'created', 'submission_date', 'status'],
  defaultOrdering: '-created',
  expand: ['comments', 'decision_note'],
});
