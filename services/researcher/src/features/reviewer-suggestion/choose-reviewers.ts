/** Suggests as reviewers the people with the fewest reviews and no reason against them (decisions 281 and 503). */
import { LIMITS, type ResponseOf, type ReviewerRole } from '@portal/contract';

type Answer = ResponseOf<'GET /reviewer-suggestion/'>;
type Candidate = Answer['people'][number];
/** A candidate with all reviews still to submit: open ones, those not begun, and those suggested for them so far. */
type Ranked = Candidate & { readonly assigned: number };
export type Suggested = Answer['requests'][number]['suggested'][number];
export type Mark = Answer['requests'][number]['marks'][number];

interface Lacking {
  readonly missing: readonly ReviewerRole[];
  readonly marks: readonly Mark[];
}

/**
 * With equally many reviews, prefers the person whose oldest open review is newer, because they have completed more.
 */
const byLoad = (one: Ranked, other: Ranked): number =>
  one.assigned - other.assigned ||
  one.late - other.late ||
  (other.oldest ?? '9').localeCompare(one.oldest ?? '9') ||
  one.display_name.localeCompare(other.display_name) ||
  one.id - other.id;

/**
 * A suggestion for one request counts as a review when the next request is considered, so that not all go to the same
 * person. People with a possible conflict are never suggested; only a person can assign them.
 */
export function chooseReviewers(people: readonly Candidate[], requests: readonly Lacking[]): Suggested[][] {
  const planned = new Map(people.map(({ id, open, not_begun: notBegun }) => [id, open + notBegun]));
  return requests.map(({ missing, marks }) => {
    const marked = new Map(marks.map((mark) => [mark.user, mark]));
    const chosen = new Set<number>();
    return missing.flatMap((role) => {
      const possible = people
        .filter(({ id }) => !chosen.has(id) && !marked.get(id)?.bar)
        .map((person) => ({ ...person, assigned: planned.get(person.id) ?? 0 }))
        .toSorted(byLoad);
      const person = possible.find(
        ({ id, assigned }) => !marked.has(id) && assigned < LIMITS.suggestedReviews,
      );
      if (!person) return [];
      chosen.add(person.id);
      planned.set(person.id, person.assigned + 1);
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
