/**
 * Which counts of a table with totals are not shown, so that no one computes a small one from the others: a line in which
 * one count alone is missing gives it away by its total (decision 449).
 */
import { SMALLEST_SHOWN_COUNT } from '@portal/contract';

export interface Count {
  readonly key: string;
  readonly count: number;
}
/** Counts that add up to a total. */
export interface Line {
  readonly parts: readonly Count[];
  /** Absent where it is not shown and follows from what is: then it counts as shown. */
  readonly total?: Count;
}

const isSmall = ({ count }: Count): boolean => count > 0 && count < SMALLEST_SHOWN_COUNT;

/** @returns keys of all counts that stay hidden */
export function findHiddenCounts(lines: readonly Line[]): ReadonlySet<string> {
  const all = lines.flatMap(({ parts, total }) => [...parts, ...(total ? [total] : [])]);
  const hidden = new Set(all.filter(isSmall).map(({ key }) => key));
  // One that is hidden in its row may be the only one of its column.
  for (let isDone = false; !isDone;) {
    const next = lines.flatMap((line) => findNextHidden(line, hidden) ?? []);
    for (const key of next) hidden.add(key);
    isDone = next.length === 0;
  }
  return hidden;
}

/** The smallest count that must go too; undefined where the line gives nothing away, or has nothing left to show. */
function findNextHidden({ parts, total }: Line, hidden: ReadonlySet<string>): string | undefined {
  const gone = parts.filter(({ key }) => hidden.has(key));
  const isTotalGone = total !== undefined && hidden.has(total.key);
  if (!isTotalGone && gone.length === 0) return undefined;
  if (isTotalGone ? gone.length > 0 : isBlurred(gone)) return undefined;
  const left = parts.filter(({ key, count }) => count > 0 && !hidden.has(key));
  const smallest = left.toSorted((one, other) => one.count - other.count)[0];
  return smallest?.key ?? (total && !isTotalGone && total.count > 0 ? total.key : undefined);
}

/** Several are missing, and their sum, which the total shows, leaves open what each of them is. */
const isBlurred = (gone: readonly Count[]): boolean =>
  gone.length > 1 && gone.reduce((sum, { count }) => sum + count, 0) >= SMALLEST_SHOWN_COUNT;
