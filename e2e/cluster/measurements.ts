/** Builds tables of the results of the calls. */
import type { Outcome } from './workload.ts';

/** A period in which a fault was active, in milliseconds since the load began. */
export interface Phase {
  readonly name: string;
  readonly from: number;
  readonly until: number;
  readonly mostSeconds: number;
  readonly only?: readonly string[] | undefined;
}

const MISLEADING = new Set([404, 403, 401]);
/** No answer, a server error, or a refusal that would be wrong. A version conflict is no failure. */
export const isFailure = ({ status }: Outcome): boolean =>
  status === 0 || status >= 500 || status === 429 || MISLEADING.has(status);

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The table row of a phase. `faults` lists calls that failed too late or must not fail. */
export function summarize(phase: Phase, outcomes: readonly Outcome[]) {
  // Calls are counted by their end, because a call that waits through a fault fails at its end.
  const during = outcomes.filter(({ at, took }) => at + took >= phase.from && at < phase.until);
  const failures = during.filter(isFailure);
  const ends = failures.map(({ at, took }) => (at + took - phase.from) / 1000);
  const excused = ({ operation, at }: Outcome): boolean =>
    (phase.only?.includes(operation) ?? true) && (at - phase.from) / 1000 <= phase.mostSeconds;
  return {
    row: {
      phase: phase.name,
      calls: during.length,
      failed: failures.length,
      'within s': failures.length > 0 ? `${Math.max(...ends).toFixed(1)} of ${phase.mostSeconds}` : '-',
      how: countStatuses(failures),
      'p50 ms': Math.round(
        percentile(
          during.map(({ took }) => took),
          0.5,
        ),
      ),
      'p99 ms': Math.round(
        percentile(
          during.map(({ took }) => took),
          0.99,
        ),
      ),
    },
    faults: [
      ...failures.filter((outcome) => !excused(outcome)).map((outcome) => formatOutcome(outcome, 'failed')),
      ...failures
        .filter(({ status, hasWords }) => status > 0 && !hasWords)
        .map((outcome) => formatOutcome(outcome, 'failed without a word')),
    ],
  };
}

/** A table row for each operation, the slowest first. */
export function summarizeOperations(outcomes: readonly Outcome[]) {
  const names = [...new Set(outcomes.map(({ operation }) => operation))];
  return names
    .map((name) => {
      const those = outcomes.filter(({ operation }) => operation === name);
      const times = those.map(({ took }) => took);
      return {
        call: name,
        calls: those.length,
        failed: those.filter(isFailure).length,
        'p50 ms': Math.round(percentile(times, 0.5)),
        'p99 ms': Math.round(percentile(times, 0.99)),
      };
    })
    .sort((one, other) => other['p99 ms'] - one['p99 ms']);
}

const formatOutcome = ({ operation, status, at }: Outcome, what: string): string =>
  `${operation} ${what} (${status || 'no answer'}) ${(at / 1000).toFixed(1)} s after the start`;

function countStatuses(failures: readonly Outcome[]): string {
  const counts = new Map<number, number>();
  for (const { status } of failures) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ') || '-';
}
