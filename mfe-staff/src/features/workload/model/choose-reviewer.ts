/** Whom to suggest as a reviewer: who has the fewest open reviews and nothing that speaks against it (decision 281). */
import type { ResponseOf } from '@portal/contract/types';

export type Load = ResponseOf<'GET /workload/'>['results'][number];
export type Hint = ResponseOf<'GET /conflict-hint/'>['results'][number];

export interface Suggestion {
  readonly person: Load;
  /** Among how many people it was chosen. */
  readonly among: number;
  /** How many with fewer or as many open reviews were passed over for what may be a conflict of interest. */
  readonly passedOver: number;
}

/**
 * @param loads of people who may be assigned; those who review the request already, and its owner, are left out before
 * @returns undefined where there is nobody without a conflict, or what may be one
 */
export function chooseReviewer(loads: readonly Load[], hints: readonly Hint[]): Suggestion | undefined {
  const known = new Map(hints.map((hint) => [hint.user, hint]));
  // Somebody of whom nothing is known is not suggested: the hints are the reason to trust the suggestion.
  const isFree = ({ id }: Load): boolean => {
    const hint = known.get(id);
    return hint !== undefined && !hint.has_conflict && hint.hints.length === 0;
  };
  const ordered = loads.toSorted(
    (one, other) =>
      one.open - other.open ||
      one.late - other.late ||
      // of two with as many, who waits with the younger one has worked more off
      (other.oldest ?? '9').localeCompare(one.oldest ?? '9') ||
      one.display_name.localeCompare(other.display_name),
  );
  const person = ordered.find(isFree);
  if (!person) return undefined;
  return { person, among: loads.length, passedOver: ordered.indexOf(person) };
}
