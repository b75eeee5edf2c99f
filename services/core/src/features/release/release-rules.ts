/** The stated test of a new version (decision 411): when it is worse than the present one. */
import type { ReleaseMeasure, ReleaseVerdict, Vital } from '@portal/contract/releases';

/** Below so many sessions on either side nothing is said. */
export const LEAST_SESSIONS = 20;
/** Of a standard normal value, what is passed by chance once in a hundred: a one-sided test with p < 0.01. */
export const CRITICAL_Z = 2.326;
/**
 * Sessions of the new version that met a failure: one or two among a few are chance, and a test that is asked again and
 * again would take them for more.
 */
export const LEAST_FAILURES = 5;
/** With very many sessions a difference that no one would notice is significant too. */
export const LEAST_DIFFERENCE = 0.01;
/** Where web.dev calls a measure poor: milliseconds, milliseconds, score. */
export const POOR: Readonly<Record<Vital, number>> = { lcp: 4000, inp: 500, cls: 0.25 };
/** A poor measure counts where the present version has not nearly the same. */
export const VITAL_RATIO = 1.25;

/** How one version fares. */
export interface Side {
  readonly sessions: number;
  /** Sessions with a script error or a failed load. */
  readonly either: number;
  /** The value that three of four sessions do not exceed, and how many sessions reported one. */
  readonly vitals: Readonly<Record<Vital, { readonly p75: number | null; readonly sessions: number }>>;
}

export interface Reason {
  readonly measure: ReleaseMeasure;
  /** Of the new version, and of the present one. */
  readonly found: number;
  readonly before: number;
}

export interface Verdict {
  readonly state: ReleaseVerdict;
  readonly reasons: readonly Reason[];
}

/** By how many standard errors the share of `one` is above that of `other`, both taken from one population. */
export function zOfShares(
  one: { readonly hits: number; readonly of: number },
  other: { readonly hits: number; readonly of: number },
): number {
  const pooled = (one.hits + other.hits) / (one.of + other.of);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.of + 1 / other.of));
  // All hit or none: there is no difference to measure.
  return error === 0 ? 0 : (one.hits / one.of - other.hits / other.of) / error;
}

/** @param least sessions that each side must have had */
export function evaluateVersions(found: Side, before: Side, least: number = LEAST_SESSIONS): Verdict {
  if (found.sessions < least || before.sessions < least) return { state: 'too_few', reasons: [] };
  const reasons = [
    ...evaluateFailures(found, before),
    ...(['lcp', 'inp', 'cls'] as const).flatMap((vital) => evaluateVitals(vital, found, before, least)),
  ];
  return { state: reasons.length > 0 ? 'worse' : 'not_worse', reasons };
}

function evaluateFailures(found: Side, before: Side): Reason[] {
  const shares = { found: found.either / found.sessions, before: before.either / before.sessions };
  const z = zOfShares(
    { hits: found.either, of: found.sessions },
    { hits: before.either, of: before.sessions },
  );
  const isWorse =
    found.either >= LEAST_FAILURES && z > CRITICAL_Z && shares.found - shares.before >= LEAST_DIFFERENCE;
  return isWorse ? [{ measure: 'failures', ...shares }] : [];
}

function evaluateVitals(vital: Vital, found: Side, before: Side, least: number): Reason[] {
  const now = found.vitals[vital];
  const then = before.vitals[vital];
  if (now.p75 === null || then.p75 === null || now.sessions < least || then.sessions < least) return [];
  const isWorse = now.p75 > POOR[vital] && now.p75 >= then.p75 * VITAL_RATIO;
  return isWorse ? [{ measure: vital, found: now.p75, before: then.p75 }] : [];
}
