/** Reads the health of each served version from the reports of pages. */
import { sql, type Reads } from '@portal/kit';
import { z } from 'zod';
import type { VersionMeasures } from './release-rules.ts';

/** Number of days of reports used for the present version while no new version is being tried. */
export const HEALTH_DAYS = 7;

const count = z.coerce.number();
const Row = z.object({
  app: z.string(),
  version: z.string(),
  sessions: count,
  errors: count,
  failed: count,
  either: count,
  lcp: z.number().nullable(),
  lcp_sessions: count,
  inp: z.number().nullable(),
  inp_sessions: count,
  cls: z.number().nullable(),
  cls_sessions: count,
});

export interface Health extends VersionMeasures {
  readonly app: string;
  readonly version: string;
  readonly errors: number;
  readonly failed: number;
}

/**
 * Counts each visitor once. While a new version is tried, only reports since its start count, so that both versions are
 * compared over the same time.
 */
export async function readHealth(reads: Reads): Promise<Health[]> {
  const rows = await reads.rows(
    Row,
    sql`select app, version, count(*) as sessions,
        count(*) filter (where errors > 0) as errors,
        count(*) filter (where failed > 0) as failed,
        count(*) filter (where errors > 0 or failed > 0) as either,
        percentile_disc(0.75) within group (order by lcp) as lcp, count(lcp) as lcp_sessions,
        percentile_disc(0.75) within group (order by inp) as inp, count(inp) as inp_sessions,
        percentile_disc(0.75) within group (order by cls) as cls, count(cls) as cls_sessions
      from (
        select r.app, v.version, v.visitor, sum(v.errors) as errors, sum(v.failed) as failed,
          max(v.lcp) as lcp, max(v.inp) as inp, max(v.cls) as cls
        from core.release r
        join core.release_visit v on v.app = r.app and v.version in (r.version, r.canary_version)
          and case when r.canary_since is null then v.last_seen > now() - make_interval(days => ${HEALTH_DAYS})
            else v.period = r.canary_since end
        group by r.app, v.version, v.visitor
      ) visitor group by app, version`,
  );
  return rows.map(({ lcp, inp, cls, lcp_sessions, inp_sessions, cls_sessions, ...row }) => ({
    ...row,
    vitals: {
      lcp: { p75: lcp, sessions: lcp_sessions },
      inp: { p75: inp, sessions: inp_sessions },
      cls: { p75: cls, sessions: cls_sessions },
    },
  }));
}

/** Health of a version that has no reports yet. */
export const noHealth = (app: string, version: string): Health => ({
  app,
  version,
  sessions: 0,
  errors: 0,
  failed: 0,
  either: 0,
  vitals: {
    lcp: { p75: null, sessions: 0 },
    inp: { p75: null, sessions: 0 },
    cls: { p75: null, sessions: 0 },
  },
});

/** Finds the health of one version in the list. */
export const findHealth = (all: readonly Health[], app: string, version: string): Health =>
  all.find((one) => one.app === app && one.version === version) ?? noHealth(app, version);
