/** Whom to suggest as reviewers: who has the fewest reviews and nothing that speaks against it (decisions 281 and 503). */
import { LIMITS, type ResponseOf, type ReviewerRole } from '@portal/contract';

type Answer = ResponseOf<'GET /reviewer-suggestion/'>;
export type Candidate = Answer['people'][number];
export type Suggested = Answer['requests'][number]['suggested'][number];
export type Mark = Answer['requests'][number]['marks'][number];

interface Lacking {
  readonly missing: readonly ReviewerRole[];
  readonly marks: readonly Mark[];
}

/** Of two with as many, who waits with the younger one has worked more off. */
const byLoad = (one: Candidate, other: Candidate): number =>
  one.open - other.open ||
  one.late - other.late ||
  (other.oldest ?? '9').localeCompare(one.oldest ?? '9') ||
  one.display_name.localeCompare(other.display_name) ||
  one.id - other.id;

/**
 * Suggestions follow each other: who is suggested for one request counts as having it when the next is looked at, so that
 * they do not all fall to the same person. Who may have a conflict of interest is assigned by a person alone.
 */
export function chooseReviewers(people: readonly Candidate[], requests: readonly Lacking[]): Suggested[][] {
  const planned = new Map(people.map(({ id, open }) => [id, open]));
  return requests.map(({ missing, marks }) => {
    const marked = new Map(marks.map((mark) => [mark.user, mark]));
    const chosen = new Set<number>();
    return missing.flatMap((role) => {
      const possible = people
        .filter(({ id }) => !chosen.has(id) && !marked.get(id)?.bar)
        .map((person) => ({ ...person, open: planned.get(person.id) ?? person.open }))
        .toSorted(byLoad);
      const person = possible.find(({ id, open }) => !marked.has(id) && open < LIMITS.suggestedReviews);
      if (!person) return [];
      chosen.add(person.id);
      planned.set(person.id, person.open + 1);
      return [
        {
          reviewer: person.id,
          reviewer_role: role,
          among: possible.length,
          passed_over: possible.indexOf(person),
        },
      ];
    });
  });
}
