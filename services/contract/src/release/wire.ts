/**
 * App versions: the current one, the one tried in a share of the sessions, and the measurements of each (decision 411).
 */
import { z } from 'zod';
import { BODY_LIMITS, defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import { Abilities, Id, IdParams, Summary, Timestamp } from '../api/primitives.ts';
import {
  BEACON_APPS,
  RELEASE_CAUSES,
  RELEASE_MEASURES,
  RELEASE_SWITCHES,
  RELEASE_VERDICTS,
} from './rules.ts';
import { RELEASE_ROLES } from '../people/roles.ts';

const App = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const Version = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/);
const times = (most: number) => z.int().min(0).max(most);
const measured = (most: number) => z.number().min(0).max(most).nullable();

/** Counts of one page for one app version. Only numbers: no URL, no message, no personal data. */
const ReleaseCount = z.strictObject({
  app: App,
  version: Version,
  loads: times(1000),
  errors: times(10_000),
  failed: times(1000),
  /** Milliseconds. */
  lcp: measured(600_000),
  inp: measured(600_000),
  cls: measured(1000),
});
export type ReleaseCount = z.output<typeof ReleaseCount>;

/** The report that a page sends to the gateway (`BEACON_PATH`). */
export const ReleaseBeacon = z.strictObject({ counts: z.array(ReleaseCount).min(1).max(BEACON_APPS) });
export type ReleaseBeacon = z.output<typeof ReleaseBeacon>;

/** The share of sessions, 0 to 1, that get a new version, and since when. */
const Canary = z.object({ version: Version, share: z.number().min(0).max(1), since: Timestamp });

const Reasons = z.array(
  z.object({
    measure: z.enum(RELEASE_MEASURES),
    /** Values of the new and the current version: a share from 0 to 1, milliseconds, or a score. */
    found: z.number(),
    before: z.number(),
  }),
);
export type ReleaseReasons = z.output<typeof Reasons>;

const Release = z.object({
  id: Id,
  app: App,
  version: Version,
  previous: Version.nullable(),
  canary: Canary.nullable(),
  modified: Timestamp,
  abilities: Abilities,
});

export const releaseObject = defineObject({
  name: 'release',
  service: 'core',
  history: 'plain',
  access: { read: RELEASE_ROLES, write: [] },
  schema: Release,
  filters: { id: filter.number('in'), app: filter.text('in') },
  ordering: ['id', 'app'],
  defaultOrdering: 'app',
});

export const releaseSwitchObject = defineObject({
  name: 'release-switch',
  service: 'core',
  history: 'plain',
  access: { read: RELEASE_ROLES, write: [] },
  schema: z.object({
    id: Id,
    app: App,
    kind: z.enum(RELEASE_SWITCHES),
    from_version: Version.nullable(),
    to_version: Version,
    /** Share of the sessions, if the new version went to only a part of them. */
    share: z.number().nullable(),
    cause: z.enum(RELEASE_CAUSES),
    /** Measures in which the new version was worse. */
    reasons: Reasons,
    actor: Summary.nullable(),
    created: Timestamp,
  }),
  filters: {
    id: filter.number('in'),
    app: filter.text('in'),
    kind: filter.text('in'),
    cause: filter.text('in'),
  },
  ordering: ['id', 'created'],
  defaultOrdering: '-created',
});

/** Measurements of one version. */
const Side = z.object({
  version: Version,
  isCanary: z.boolean(),
  sessions: z.int(),
  /** Sessions with at least one failure. */
  errors: z.int(),
  failed: z.int(),
  either: z.int(),
  /** The 75th percentile over the sessions; null if none was measured. */
  lcp: z.number().nullable(),
  inp: z.number().nullable(),
  cls: z.number().nullable(),
});

const decide = (summary: string) =>
  ({
    service: 'core',
    summary,
    access: RELEASE_ROLES,
    params: IdParams,
    response: Release,
    guarded: true,
    versionOf: 'GET /release/{id}/',
    errors: ['WRONG_STATE'],
  }) as const;

export const releaseEndpoints = defineEndpoints({
  ...releaseObject.endpoints,
  ...releaseSwitchObject.endpoints,
  'POST /release/{id}/promote/': decide('Give the new version to all sessions'),
  'POST /release/{id}/rollback/': decide('Withdraw the new version, or return to the previous version'),
  'GET /release-health/': {
    service: 'core',
    summary: 'Errors and speed of the versions of each app, since a trial began or in the last days',
    access: RELEASE_ROLES,
    polled: true,
    response: z.object({
      /** Number of sessions that a version needs before it is evaluated. */
      least: z.int(),
      /** Number of days covered if no new version is being tried. */
      days: z.int(),
      apps: z.array(
        z.object({
          /** The release's id. */
          id: Id,
          app: App,
          sides: z.array(Side),
          verdict: z.object({ state: z.enum(RELEASE_VERDICTS), reasons: Reasons }),
        }),
      ),
    }),
  },
  // Only the gateway can reach it: it forwards reports only about a version that it served to the same session.
  'POST /internal/release-visit/': {
    service: 'core',
    summary: 'Counts of a page, forwarded by the gateway with the start of the trial that they belong to',
    access: 'anyone',
    body: z.strictObject({
      counts: z
        .array(ReleaseCount.extend({ trial: Timestamp.nullable() }))
        .min(1)
        .max(BEACON_APPS),
    }),
    bodyLimit: BODY_LIMITS.anyone,
    status: 204,
    polled: true,
  },
});
