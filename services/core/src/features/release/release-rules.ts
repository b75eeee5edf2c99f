/** The published rule for when a new version counts as worse than the present one (decision 411). */
import type { ReleaseMeasure, ReleaseVerdict, Vital } from '@portal/contract/releases';

/** With fewer sessions on either side there is no verdict. */
export const LEAST_SESSIONS = 20;
/** A standard normal value that is exceeded by chance once in a hundred cases: a one-sided test with p < 0.01. */
export const CRITICAL_Z = 2.326;
/**
 * Minimum number of sessions with a failure. One or two failures among a few sessions are chance, and a repeated test
 * would eventually report them as significant.
 */
export const LEAST_FAILURES = 5;
/**
 * Minimum difference of the shares. With very many sessions even a negligible difference is statistically significant.
 */
export const LEAST_DIFFERENCE = 0.01;
/** Thresholds above which web.dev rates a measure poor: milliseconds, milliseconds, score. */
export const POOR: Readonly<Record<Vital, number>> = { lcp: 4000, inp: 500, cls: 0.25 };
/** A poor measure counts only if it is at least this many times the value of the present version. */
export const VITAL_RATIO = 1.25;

/** Measures of one version. */
export interface VersionMeasures {
  readonly sessions: number;
  /** Sessions with a script error or a failed load. */
  readonly either: number;
  /** The 75th percentile, and the number of sessions that reported a value. */
  readonly vitals: Readonly<Record<Vital, { readonly p75: number | null; readonly sessions: number }>>;
}

export interface Reason {
  readonly measure: ReleaseMeasure;
  /** Value of the new version (`found`) and of the present one (`before`). */
  readonly found: number;
  readonly before: number;
}

export interface Verdict {
  readonly state: ReleaseVerdict;
  readonly reasons: readonly Reason[];
}

/**
 * By how many standard errors the share of `one` exceeds that of `other`, under the assumption that both have the same
 * true share.
 */
export function zOfShares(
  one: { readonly hits: number; readonly of: number },
  other: { readonly hits: number; readonly of: number },
): number {
  const pooled = (one.hits + other.hits) / (one.of + other.of);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.of + 1 / other.of));
  // When all or none hit, the shares are equal.
  return error === 0 ? 0 : (one.hits / one.of - other.hits / other.of) / error;
}

/** @param minSessions sessions that each side must have had */
export function evaluateVersions(
  found: VersionMeasures,
  before: VersionMeasures,
  minSessions: number = LEAST_SESSIONS,
): Verdict {
  if (found.sessions < minSessions || before.sessions < minSessions) return { state: 'too_few', reasons: [] };
  const reasons = [
    ...evaluateFailures(found, before),
    ...(['lcp', 'inp', 'cls'] as const).flatMap((vital) => evaluateVitals(vital, found, before, minSessions)),
  ];
  return { state: reasons.length > 0 ? 'worse' : 'not_worse', reasons };
}

function evaluateFailures(found: VersionMeasures, before: VersionMeasures): Reason[] {
  const shares = { found: found.either / found.sessions, before: before.either / before.sessions };
  const z = zOfShares(
    { hits: found.either, of: found.sessions },
    { hits: before.either, of: before.sessions },
  );
  const isWorse =
    found.either >= LEAST_FAILURES && z > CRITICAL_Z && shares.found - shares.before >= LEAST_DIFFERENCE;
  return isWorse ? [{ measure: 'failures', ...shares }] : [];
}

function evaluateVitals(
  vital: Vital,
  found: VersionMeasures,
  before: VersionMeasures,
  minSessions: number,
): Reason[] {
  const now = found.vitals[vital];
  const then = before.vitals[vital];
  if (now.p75 === null || then.p75 === null || now.sessions < minSessions || then.sessions < minSessions)
    return [];
  const isWorse = now.p75 > POOR[vital] && now.p75 >= then.p75 * VITAL_RATIO;
  return isWorse ? [{ measure: vital, found: now.p75, before: then.p75 }] : [];
}
