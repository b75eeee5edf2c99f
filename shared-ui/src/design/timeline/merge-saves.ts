import type { AuditEntry } from './audit-entry.ts';

export type ShownEntry = AuditEntry & {
  /** How often it was saved; more than 1 when several saves are shown as one. */
  saves: number;
};
type Change = NonNullable<AuditEntry['changes']>[number];

/** Saves of one piece of work: what a draft saves automatically while someone writes. */
const PIECE_OF_WORK = 10 * 60_000;

/** Steps with their own words and changes of status are never folded into others. */
const isSave = ({ kind, what, changes = [] }: AuditEntry): boolean =>
  kind === 'modified' && !what && changes.every(({ isStep }) => !isStep);

const time = ({ at }: AuditEntry): number => Date.parse(at);

/** Consecutive saves by one person within ten minutes are one entry, with the values before the first and after the last. */
export function mergeSaves(entries: readonly AuditEntry[]): ShownEntry[] {
  const shown: ShownEntry[] = [];
  let began = 0;
  for (const entry of entries) {
    const last = shown.at(-1);
    if (last && isSameWork(last, entry) && Math.abs(time(entry) - began) <= PIECE_OF_WORK) {
      shown[shown.length - 1] = joined(last, entry);
    } else {
      shown.push({ ...entry, saves: 1 });
      began = time(entry);
    }
  }
  return shown;
}

const isSameWork = (one: AuditEntry, other: AuditEntry): boolean =>
  isSave(one) &&
  isSave(other) &&
  one.actor === other.actor &&
  (one.impersonator ?? '') === (other.impersonator ?? '');

/** Trails come the oldest or the newest first, so the times say which is the earlier. */
function joined(one: ShownEntry, other: AuditEntry): ShownEntry {
  const [earlier, later] = time(one) <= time(other) ? [one, other] : [other, one];
  const changes = new Map<string, Change>();
  for (const change of [...(earlier.changes ?? []), ...(later.changes ?? [])])
    changes.set(change.field, { ...change, before: changes.get(change.field)?.before ?? change.before });
  return {
    ...one,
    at: later.at,
    saves: one.saves + 1,
    changes: [...changes.values()].filter(({ before, after }) => before !== after),
  };
}
