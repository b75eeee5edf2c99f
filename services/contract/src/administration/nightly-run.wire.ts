/**
 * What ran in the night and what it did: one run a task and day (decision 375). Each service that has nights serves its own
 * part, so that one which is down costs its rows and no others (decision 391).
 */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, DateOnly, Id, IdParams, Timestamp } from '../api/primitives.ts';
import { NIGHTLY_RUN_ROLES } from '../people/roles.ts';
import type { NightlyService } from '../basics/nightly-services.ts';

export const NIGHTLY_STATES = ['done', 'failed', 'running'] as const;

const NightlyRun = z.object({
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
});

/** What the runs of all services have in common. */
const SHARED = {
  history: 'plain',
  access: { read: NIGHTLY_RUN_ROLES, write: [] },
  schema: NightlyRun,
  filters: {
    id: filter.number('in'),
    task: filter.text('in'),
    day: filter.date('gte', 'lte'),
    state: filter.text('in'),
  },
  ordering: ['id', 'day'],
  defaultOrdering: '-day',
} as const;

const retry = <const S extends NightlyService>(service: S) =>
  ({
    service,
    summary: 'Have a run that failed done again within a minute; a run that is done stays as it is',
    access: NIGHTLY_RUN_ROLES,
    params: IdParams,
    response: NightlyRun,
    guarded: true,
    versionOf: `GET /${service}-nightly-run/{id}/`,
    errors: ['WRONG_STATE'],
  }) as const;

const plan = (service: NightlyService) =>
  ({
    service,
    summary: 'The portal’s day, the tasks of a day in their order, and when the next day begins',
    access: NIGHTLY_RUN_ROLES,
    response: z.object({ day: DateOnly, tasks: z.array(z.string()), next: Timestamp }),
  }) as const;

export const coreNightlyRunObject = defineObject({ ...SHARED, name: 'core-nightly-run', service: 'core' });
export const researcherNightlyRunObject = defineObject({
  ...SHARED,
  name: 'researcher-nightly-run',
  service: 'researcher',
});

/** Of each service with nights. */
export const nightlyRunObjects = {
  core: coreNightlyRunObject,
  researcher: researcherNightlyRunObject,
} as const satisfies Readonly<Record<NightlyService, unknown>>;

export const nightlyRunEndpoints = defineEndpoints({
  ...coreNightlyRunObject.endpoints,
  'POST /core-nightly-run/{id}/retry/': retry('core'),
  'GET /core-nightly-plan/': plan('core'),
  ...researcherNightlyRunObject.endpoints,
  'POST /researcher-nightly-run/{id}/retry/': retry('researcher'),
  'GET /researcher-nightly-plan/': plan('researcher'),
});
