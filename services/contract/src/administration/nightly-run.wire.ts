/**
 * Nightly runs: what ran and with what result, one run per task and day (decision 375). Each service serves its own
 * runs, so a service that is down hides only its own rows (decision 391).
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
  /** In the foundation's time zone. */
  day: DateOnly,
  /** Also `running` if the process was killed; another process then takes over the run. */
  state: z.enum(NIGHTLY_STATES),
  started: Timestamp,
  finished: Timestamp.nullable(),
  milliseconds: z.int().nullable(),
  attempts: z.int(),
  /** Number of results by name: `{ ended: 12 }`. */
  counts: z.record(z.string(), z.int()),
  /** Why the run failed; '' if it did not. */
  error: z.string(),
  abilities: Abilities,
});

/** Settings shared by the run objects of all services. */
const SHARED = {
  history: 'plain',
  access: { read: NIGHTLY_RUN_ROLES, write: [] },
  schema: NightlyRun,
  filters: {
    id: filter.number('in'),
    task: filter.text('in'),
    day: filter.date('gte', 'lte'),
    state: filter.text('in'),
    /** It ended well, and there was nothing to do. */
    is_idle: filter.boolean(),
  },
  ordering: ['id', 'day'],
  defaultOrdering: '-day',
} as const;

const retry = <const S extends NightlyService>(service: S) =>
  ({
    service,
    summary: 'Run a failed task again within a minute. Completed runs do not change',
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
    summary: "The portal's date, the tasks of a day in order, and when the next day begins",
    access: NIGHTLY_RUN_ROLES,
    response: z.object({ day: DateOnly, tasks: z.array(z.string()), next: Timestamp }),
  }) as const;

export const coreNightlyRunObject = defineObject({ ...SHARED, name: 'core-nightly-run', service: 'core' });
export const researcherNightlyRunObject = defineObject({
  ...SHARED,
  name: 'researcher-nightly-run',
  service: 'researcher',
});

/** One object for each service with nightly tasks. */
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
