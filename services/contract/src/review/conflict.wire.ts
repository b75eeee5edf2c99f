/** Reviewers' conflicts of interest, and facts in the portal that may indicate one (spec 3 sections 3, 4.8 and 6). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter, listParameter } from '../api/filters.ts';
import { LIMITS } from '../basics/limits.ts';
import { MESSAGES } from '../words/messages.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, Id, PathId, Summary, text, Timestamp } from '../api/primitives.ts';
import { REVIEWING_ROLES, STAFF_ROLES } from '../people/roles.ts';

/** Each answer to the conflict question is an object that never changes; a reviewer's newest answer counts. */
export const conflictObject = defineObject({
  name: 'conflict',
  service: 'researcher',
  access: {
    read: [...REVIEWING_ROLES, 'sfari_admin', 'sfari_admin_lead', 'superuser', 'abn_proj_mgr', 'rm_admin'],
    write: [...REVIEWING_ROLES, 'sfari_admin', 'sfari_admin_lead'],
  },
  schema: z.object({
    id: Id,
    request: z.object({ id: Id, sfari_request_id: z.string() }),
    user: Summary,
    conflict_exists: z.boolean(),
    explanation: z.string(),
    /** The author of the answer: the reviewer, or the administrator who withdrew a conflict. */
    author: Summary.nullable(),
    /** The conflict that this answer withdraws; the reviewer is then asked again. */
    takes_back: Id.nullable(),
    /** False once a newer answer exists. */
    stands: z.boolean(),
    created: Timestamp,
    abilities: Abilities,
  }),
  create: z
    .strictObject({
      request: Id,
      user: Id,
      conflict_exists: z.boolean(),
      explanation: text(LIMITS.conflictExplanation).default(''),
    })
    .refine(({ conflict_exists: exists, explanation }) => !exists || explanation.trim() !== '', {
      path: ['explanation'],
      message: MESSAGES.required,
    }),
  createErrors: ['NOT_FOUND', 'WRONG_STATE'],
  /** Answers 204 and adds an answer that withdraws the conflict. */
  deletable: true,
  filters: {
    id: filter.number('in'),
    request: filter.number('in'),
    user: filter.number('in'),
    conflict_exists: filter.boolean(),
    stands: filter.boolean(),
  },
  ordering: ['id', 'created'],
  defaultOrdering: '-id',
});

/** Possible conflicts, in display order. */
export const CONFLICT_HINTS = [
  'same_institution',
  'team_member',
  'collaborator',
  'earlier_reviewer',
] as const;
export type ConflictHint = (typeof CONFLICT_HINTS)[number];

export const conflictEndpoints = defineEndpoints({
  ...conflictObject.endpoints,
  'GET /conflict-hint/': {
    service: 'researcher',
    summary:
      "Possible conflicts of interest between people and a request, for people who assign reviewers and for a reviewer's own. Decides nothing",
    access: STAFF_ROLES,
    query: z.strictObject({
      request: z.coerce.number().pipe(Id),
      user__in: listParameter(PathId).pipe(z.array(Id).min(1).max(100)),
    }),
    response: z.object({
      results: z.array(
        z.object({ user: Id, hints: z.array(z.enum(CONFLICT_HINTS)), has_conflict: z.boolean() }),
      ),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
});
