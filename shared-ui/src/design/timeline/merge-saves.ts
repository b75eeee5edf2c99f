import type { AuditEntry } from './audit-entry.ts';

export type ShownEntry = AuditEntry & {
  /** How many saves the entry combines; more than 1 if several were merged. */
  saves: number;
};
type Change = NonNullable<AuditEntry['changes']>[number];

/** Saves within this time are merged: a draft saves automatically while its author writes. */
const PIECE_OF_WORK = 10 * 60_000;

/** Entries with their own text and status changes are never merged. */
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

/** Entries may come oldest or newest first, so their times decide which is earlier. */
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
