/**
 * Chooses the counts of a table with totals that are hidden, so that no one can compute a small count from the others.
 * If a line hides only one count, its total reveals it (decision 449).
 */
import { SMALLEST_SHOWN_COUNT } from '@portal/contract';

export interface Count {
  readonly key: string;
  readonly count: number;
}
/** Counts that add up to a total. */
export interface Line {
  readonly parts: readonly Count[];
  /** Absent if the total is not shown but follows from shown values; it then counts as shown. */
  readonly total?: Count;
}

const isSmall = ({ count }: Count): boolean => count > 0 && count < SMALLEST_SHOWN_COUNT;

/** @returns keys of all counts to hide */
export function findHiddenCounts(lines: readonly Line[]): ReadonlySet<string> {
  const all = lines.flatMap(({ parts, total }) => [...parts, ...(total ? [total] : [])]);
  const hidden = new Set(all.filter(isSmall).map(({ key }) => key));
  // A count hidden for its row may be the only hidden one in its column, so this repeats until nothing changes.
  for (let isDone = false; !isDone;) {
    const next = lines.flatMap((line) => findNextHidden(line, hidden) ?? []);
    for (const key of next) hidden.add(key);
    isDone = next.length === 0;
  }
  return hidden;
}

/** The smallest count that must be hidden too; undefined if the line reveals nothing, or has nothing left to hide. */
function findNextHidden({ parts, total }: Line, hidden: ReadonlySet<string>): string | undefined {
  const gone = parts.filter(({ key }) => hidden.has(key));
  const isTotalGone = total !== undefined && hidden.has(total.key);
  if (!isTotalGone && gone.length === 0) return undefined;
  if (isTotalGone ? gone.length > 0 : isBlurred(gone)) return undefined;
  const left = parts.filter(({ key, count }) => count > 0 && !hidden.has(key));
  const smallest = left.toSorted((one, other) => one.count - other.count)[0];
  return smallest?.key ?? (total && !isTotalGone && total.count > 0 ? total.key : undefined);
}

/** Several counts are hidden, and their sum, which the total reveals, is too large to tell each of them. */
const isBlurred = (gone: readonly Count[]): boolean =>
  gone.length > 1 && gone.reduce((sum, { count }) => sum + count, 0) >= SMALLEST_SHOWN_COUNT;
