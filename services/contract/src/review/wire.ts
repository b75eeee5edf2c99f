/** Assignment of reviewers, served by the researcher service (spec 3 sections 4.4 and 7). */
import { z } from 'zod';
import { BODY_LIMITS, defineEndpoints } from '../api/endpoint.ts';
import { filter, listParameter } from '../api/filters.ts';
import { LIMITS } from '../basics/limits.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, Id, IdParams, PathId, Summary, Timestamp } from '../api/primitives.ts';
import { REVIEWING_ROLES, STAFF_ROLES } from '../people/roles.ts';
import { CONFLICT_HINTS } from './conflict.wire.ts';
import { NAMED_SCORES } from './score.wire.ts';
import { ReviewWindowKindName } from './window.wire.ts';
import { RequestStatusNumber, RequestTypeNumber, ReviewerRoleNumber } from '../request/numbers.wire.ts';

const ASSIGNERS = ['sfari_admin', 'sfari_admin_lead', 'abn_proj_mgr'] as const;

export const reviewObject = defineObject({
  name: 'review',
  service: 'researcher',
  access: { read: STAFF_ROLES, write: ASSIGNERS },
  schema: z.object({
    id: Id,
    request: z.object({
      id: Id,
      sfari_request_id: z.string(),
      type: RequestTypeNumber,
      status: RequestStatusNumber,
    }),
    reviewer: Summary,
    reviewer_role: ReviewerRoleNumber,
    quarter: z.string().nullable(),
    created: Timestamp,
    modified: Timestamp,
    abilities: Abilities,
  }),
  create: z.strictObject({ request: Id, reviewer: Id, reviewer_role: ReviewerRoleNumber, ...NAMED_SCORES }),
  bodyLimit: BODY_LIMITS.form,
  createErrors: ['CONFLICT', 'WRONG_STATE'],
  deletable: true,
  filters: {
    id: filter.number('in'),
    request: filter.number('in'),
    reviewer: filter.number('in'),
    reviewer_role: filter.number('in'),
    request__status: filter.number('in'),
  },
  ordering: ['id', 'created', 'reviewer_role'],
  defaultOrdering: 'reviewer_role',
});

/** Why a person cannot review a request: the reasons with which `POST /review/` refuses. */
export const REVIEW_BARS = ['owner', 'reviews', 'conflict', 'group'] as const;

/** People who may review requests, and the portal's suggestions for each request (decision 503). */
export const ReviewerSuggestions = z.object({
  /** People who would exceed this number of reviews are not suggested. */
  limit: z.int(),
  /** People with the fewest reviews first. */
  people: z.array(
    Summary.extend({
      /** Reviews of requests under review that the person has not submitted yet, as in `GET /workload/`. */
      open: z.int(),
      late: z.int(),
      /** Assigned reviews of requests whose review has not begun. They count for the limit too. */
      not_begun: z.int(),
      /** Assignment time of the oldest open review. */
      oldest: Timestamp.nullable(),
    }),
  ),
  /** In order of submission. Requests that the caller may not see are omitted. */
  requests: z.array(
    z.object({
      id: Id,
      sfari_request_id: z.string(),
      type: RequestTypeNumber,
      project_title: z.string(),
      /** Needed for `POST /request/bulk/`. */
      modified: Timestamp,
      /** Why no reviewer can be assigned to the request. */
      obstacle: z.string().nullable(),
      /** Reviewers of the request without a conflict of interest. */
      reviewers: z.array(Summary.extend({ reviewer_role: ReviewerRoleNumber })),
      /** Roles still needed to reach the requested number of reviewers; additional reviewers get the role Other. */
      missing: z.array(ReviewerRoleNumber),
      /** People who cannot review the request, or may have a conflict of interest. */
      marks: z.array(
        z.object({
          user: Id,
          bar: z.enum(REVIEW_BARS).nullable(),
          hints: z.array(z.enum(CONFLICT_HINTS)),
        }),
      ),
      suggested: z.array(
        z.object({
          reviewer: Id,
          reviewer_role: ReviewerRoleNumber,
          /**
           * Number of candidates, and number of people with equally few reviews who were excluded for a possible
           * conflict.
           */
          among: z.int(),
          passed_over: z.int(),
        }),
      ),
    }),
  ),
});

const assign = reviewObject.endpoints['POST /review/'];

export const reviewEndpoints = defineEndpoints({
  ...reviewObject.endpoints,
  'POST /review/': {
    ...assign,
    summary:
      "Assign a reviewer. With scores of one's own review: 307 to `POST /review/{id}/score/`, which saves them",
    access: [...ASSIGNERS, ...REVIEWING_ROLES],
    errors: [...(assign.errors ?? []), 'NOT_FOUND'],
  },
  'GET /reviewer-suggestion/': {
    service: 'researcher',
    summary:
      'Who can review each request, why others cannot, and whom the portal suggests to share the work. Assigns no one',
    access: ASSIGNERS,
    query: z.strictObject({
      request__in: listParameter(PathId).pipe(z.array(Id).min(1).max(LIMITS.bulkRows)),
      /** Number of reviewers that each request should have. */
      per_request: z.coerce.number().pipe(z.int().min(1).max(LIMITS.suggestedPerRequest)).default(1),
      /** Suggest one more reviewer with this role, regardless of existing reviewers. */
      reviewer_role: z.coerce.number().pipe(ReviewerRoleNumber).optional(),
      /** The window that begins the reviews; the role that it needs is suggested first. Otherwise the primary one. */
      window: ReviewWindowKindName.optional(),
    }),
    response: ReviewerSuggestions,
  },
  'POST /review/{id}/undo/': {
    service: 'researcher',
    summary: 'Undo an assignment before the reviewer is notified. The request returns to its earlier status',
    access: ASSIGNERS,
    params: IdParams,
    status: 204,
    errors: ['WRONG_STATE'],
  },
  'POST /review/undo-removal/': {
    service: 'researcher',
    summary: 'Undo the removal of a reviewer before they are notified',
    access: ASSIGNERS,
    body: z.strictObject({ request: Id, review: Id }),
    status: 204,
    errors: ['WRONG_STATE', 'NOT_FOUND', 'CONFLICT'],
  },
});
