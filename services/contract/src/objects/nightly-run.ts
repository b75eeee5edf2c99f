/** What ran in the night and what it did: one run a task and day (decision 375). */
import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { filter } from '../filters.ts';
import { defineObject } from '../object.ts';
import { Abilities, DateOnly, Id, IdParams, Timestamp } from '../primitives.ts';
import { NIGHTLY_RUN_ROLES } from '../roles.ts';

export const NIGHTLY_STATES = ['done', 'failed', 'running'] as const;

export const nightlyRunObject = defineObject({
  name: 'nightly-run',
  service: 'researcher',
  history: 'plain',
  access: { read: NIGHTLY_RUN_ROLES, write: [] },
  schema: z.object({
    id: Id,
    task: z.string(),
    /** Of the foundation's calendar. */
    day: DateOnly,
    /** `running` also where its process was killed; another one takes it up. */
    state: z.enum(NIGHTLY_STATES),
    started: Timestamp,
    finished: Timestamp.nullable(),
    milliseconds: z.int().nullable(),
    attempts: z.int(),
    /** What it did, by name: `{ ended: 12 }`. */
    counts: z.record(z.string(), z.int()),
    /** Why it failed; '' where it did not. */
    error: z.string(),
    abilities: Abilities,
  }),
  filters: {
    id: filter.number('in'),
    task: filter.text('in'),
    day: filter.date('gte', 'lte'),
    state: filter.text('in'),
  },
  ordering: ['id', 'day'],
  defaultOrdering: '-day',
});

export const nightlyRunEndpoints = defineEndpoints({
  ...nightlyRunObject.endpoints,
  'POST /nightly-run/{id}/retry/': {
    service: 'researcher',
    summary: 'Have a run that failed done again within a minute; a run that is done stays as it is',
    access: NIGHTLY_RUN_ROLES,
    params: IdParams,
    response: nightlyRunObject.schema,
    guarded: true,
    versionOf: 'GET /nightly-run/{id}/',
    errors: ['WRONG_STATE'],
  },
  'GET /nightly-plan/': {
    service: 'researcher',
    summary: 'The portal’s day, the tasks of a day in their order, and when the next day begins',
    access: NIGHTLY_RUN_ROLES,
    response: z.object({ day: DateOnly, tasks: z.array(z.string()), next: Timestamp }),
  },
});
