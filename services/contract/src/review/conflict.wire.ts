/** Conflicts of interest of reviewers, and what the portal knows that may be one (spec 3 sections 3, 4.8 and 6). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter, listParameter } from '../api/filters.ts';
import { LIMITS } from '../basics/limits.ts';
import { MESSAGES } from '../words/messages.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, Id, PathId, Summary, text, Timestamp } from '../api/primitives.ts';
import { REVIEWING_ROLES, STAFF_ROLES } from '../people/roles.ts';

/** Each answer to the question is a separate object and is never changed; the newest of a reviewer counts. */
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
    /** Who gave the answer: the reviewer, or the administrator who took a conflict back. */
    author: Summary.nullable(),
    /** The conflict that it takes back; the reviewer is asked again then. */
    takes_back: Id.nullable(),
    /** False once there is a newer answer. */
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
  /** Answers 204 and adds an answer that takes the conflict back. */
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

/** What may be a conflict, in the order in which it is shown. */
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
      'What may be a conflict of interest between people and a request: for whoever assigns reviewers, and for a reviewer about themselves. It decides nothing',
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
