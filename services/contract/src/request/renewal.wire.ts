/**
 * Renewals (spec 2 sections 2.5, 3 and 7, spec 3 sections 3 and 7): requests that prolong another one, seen as objects of
 * their own. What is decided about them, and who reviews them, goes by the endpoints of requests.
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
 * Names the request in `request`, or as Research Match does in `additional_data.rm_application`. Submitted immediately, and
 * refused with what is missing, unless `status` asks for a draft (Created).
 */
export const RenewalCreate = z.strictObject({
  request: Id.optional(),
  /** Follows from the request; another one is refused. */
  type: z.literal(RENEWAL_TYPES.map(({ number }) => number)).optional(),
  status: z.literal([S.CREATED, S.SUBMITTED]).optional(),
  additional_data: renewalAnswersSchema().optional(),
  agreed_to_usage_policy: z.boolean().optional(),
});
export type RenewalCreate = z.infer<typeof RenewalCreate>;

/** By its owner it is submitted again, unless `status` names the one that it has: then it is saved without submitting it. */
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
    /** What it renews, with the names of its cohorts. */
    request: RenewedRequest.extend({ cohorts: z.array(z.string()) }),
    created: Timestamp,
    modified: Timestamp,
    submission_date: Timestamp.nullable(),
    decision_date: Timestamp.nullable(),
    review_users: z.array(RequestReviewer),
    form_version: z.int(),
    /** Answers, with the Research Match application that it continues with. */
    additional_data: StoredRenewalAnswers,
    agreed_to_usage_policy: z.boolean(),
    abilities: Abilities,
    /** Statuses that the caller may decide now, by `POST /request/{id}/decision/`. */
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
    /** The same by the names that Research Match has for it. */
    rm_application: filter.number('in'),
    renewal__rm_application: filter.number('in'),
  },
  search: ['sfari_request_id'],
  ordering: ['id', 'created', 'submission_date', 'status'],
  defaultOrdering: '-created',
  expand: ['comments', 'decision_note'],
});
