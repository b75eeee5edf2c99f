import {
  AppError,
  lockOne,
  mutation,
  query,
  readOne,
  resourceRoutes,
  type Handler,
  type Locked,
} from '@portal/kit';
import type { GatewayClient } from '../../clients/index.ts';
import { ReleaseModel } from '../../models/index.ts';
import { evaluateVersions } from './release-rules.ts';
import { HEALTH_DAYS, findHealth, readHealth, type Health } from './read-health.ts';
import { releaseResource, releaseSwitchResource } from './release.resource.ts';
import type { ReleaseState } from './release.policy.ts';
import { switchRelease } from './switch-release.ts';
import { followReleases } from './watch-releases.ts';

export interface ReleaseParts {
  readonly gateway: GatewayClient;
  /** Minimum number of sessions before a version is evaluated. */
  readonly minSessions: number;
}

type Decide = 'POST /release/{id}/promote/' | 'POST /release/{id}/rollback/';

const decide = (key: Decide, action: 'promote' | 'rollback', gateway: GatewayClient): Handler =>
  mutation<Decide, Locked<ReleaseState>>(key, {
    // A deployment by command changes the row's version, so a person who decides on an outdated page is refused. If the
    // gateway is unavailable, the error is ignored here: the switch itself reports it, and an unknown release still
    // gets NOT_FOUND.
    before: ({ database }) => followReleases(database, gateway).catch(ignoreUnavailable),
    load: ({ actor, params }, work) => lockOne<ReleaseState>(releaseResource, { work, actor, id: params.id }),
    authorise: action,
    current: async ({ call, work, loaded }) =>
      (await readOne(work, releaseResource, call.actor, loaded.id)).object,
    command: async ({ work, loaded }) => {
      const row = await work.of(ReleaseModel).findById(loaded.id);
      if (row) await switchRelease(work, gateway, row, action, { cause: 'person' });
    },
    present: async ({ call, work, loaded }) => {
      const { object: body, etag } = await readOne(work, releaseResource, call.actor, loaded.id);
      return { body, etag };
    },
  });

function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE')) throw error;
}

export const releaseRoutes = ({ gateway, minSessions }: ReleaseParts): Handler[] => [
  ...resourceRoutes(releaseResource),
  ...resourceRoutes(releaseSwitchResource),
  decide('POST /release/{id}/promote/', 'promote', gateway),
  decide('POST /release/{id}/rollback/', 'rollback', gateway),
  query('GET /release-health/', async ({ database }) => {
    const releases = await database.read(ReleaseModel).inOrder('app');
    const health = await readHealth(database);
    const apps = releases.map(({ id, app, version, canary_version: tried }) => {
      const before = findHealth(health, app, version);
      if (tried === null)
        return {
          id,
          app,
          sides: [present(before, false)],
          verdict: { state: 'no_canary' as const, reasons: [] },
        };
      const found = findHealth(health, app, tried);
      const { state, reasons } = evaluateVersions(found, before, minSessions);
      return {
        id,
        app,
        sides: [present(before, false), present(found, true)],
        verdict: { state, reasons: [...reasons] },
      };
    });
    return { least: minSessions, days: HEALTH_DAYS, apps };
  }),
];

const present = ({ version, sessions, errors, failed, either, vitals }: Health, isCanary: boolean) => ({
  version,
  isCanary,
  sessions,
  errors,
  failed,
  either,
  lcp: vitals.lcp.p75,
  inp: vitals.inp.p75,
  cls: vitals.cls.p75,
});
