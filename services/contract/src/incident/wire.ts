/** An incident with data or tissue obtained under a request, as reported by a team member (decision 387). */
import { z } from 'zod';
import { filter } from '../api/filters.ts';
import { INCIDENT_KINDS, INCIDENT_STATUSES } from './rules.ts';
import { LIMITS } from '../basics/limits.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, DateOnly, Id, requiredText, Summary, text, Timestamp } from '../api/primitives.ts';

const Status = z.enum(INCIDENT_STATUSES);

export const incidentObject = defineObject({
  name: 'incident',
  service: 'researcher',
  access: { read: 'signed-in', write: 'signed-in' },
  createErrors: ['NOT_FOUND', 'WRONG_STATE'],
  patchNeedsVersion: true,
  schema: z.object({
    id: Id,
    request: z.object({ id: Id, sfari_request_id: z.string() }),
    reporter: Summary,
    kind: z.enum(INCIDENT_KINDS),
    /** Day on which it happened or was noticed. */
    noticed: DateOnly,
    /** What happened, and what the team did about it. */
    description: z.string(),
    measures: z.string(),
    status: Status,
    /** Notes of administrators; '' for everyone else. */
    notes: z.string(),
    /** The outcome, for the person who reported the incident. */
    outcome: z.string(),
    created: Timestamp,
    closed: Timestamp.nullable(),
    version: z.string(),
    /** `handle`, `see_notes`. */
    abilities: Abilities,
  }),
  create: z.strictObject({
    request: Id,
    kind: z.enum(INCIDENT_KINDS),
    noticed: DateOnly,
    description: requiredText(LIMITS.incidentText),
    measures: text(LIMITS.incidentText).default(''),
  }),
  patch: z.strictObject({
    status: Status.optional(),
    notes: text(LIMITS.incidentText).optional(),
    outcome: text(LIMITS.incidentText).optional(),
  }),
  filters: {
    id: filter.number('in'),
    request: filter.number('in'),
    reporter: filter.number('in'),
    kind: filter.text('in'),
    status: filter.text('in'),
    noticed: filter.date('gte', 'lte'),
  },
  search: ['request', 'reporter', 'description'],
  ordering: ['id', 'noticed', 'reporter'],
  defaultOrdering: '-id',
  grouping: ['status'],
});
