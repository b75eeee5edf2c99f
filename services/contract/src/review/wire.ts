/** Reviewer assignment, by the researcher service (spec 3 sections 4.4 and 7). */
import { z } from 'zod';
import { BODY_LIMITS, defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, Id, IdParams, Summary, Timestamp } from '../api/primitives.ts';
import { REVIEWING_ROLES, STAFF_ROLES } from '../people/roles.ts';
import { NAMED_SCORES } from './score.wire.ts';
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

const assign = reviewObject.endpoints['POST /review/'];

export const reviewEndpoints = defineEndpoints({
  ...reviewObject.endpoints,
  'POST /review/': {
    ...assign,
    summary:
      'Assign a reviewer; with scores, of one’s own review: 307 to `POST /review/{id}/score/`, which saves them',
    access: [...ASSIGNERS, ...REVIEWING_ROLES],
    errors: [...(assign.errors ?? []), 'NOT_FOUND'],
  },
  'POST /review/{id}/undo/': {
    service: 'researcher',
    summary:
      'Take an assignment back before the reviewer is told: the request has the status again that it had',
    access: ASSIGNERS,
    params: IdParams,
    status: 204,
    errors: ['WRONG_STATE'],
  },
  'POST /review/undo-removal/': {
    service: 'researcher',
    summary: 'Put a reviewer back who was taken off, before they are told',
    access: ASSIGNERS,
    body: z.strictObject({ request: Id, review: Id }),
    status: 204,
    errors: ['WRONG_STATE', 'NOT_FOUND', 'CONFLICT'],
  },
});
