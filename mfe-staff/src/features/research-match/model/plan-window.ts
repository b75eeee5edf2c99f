/**
 * Previews what a window would start: who reviews what, what cannot start and why, and the resulting reviews per
 * person. It suggests and assigns nothing (decision 314).
 */
import { REVIEW_WINDOWS } from '@portal/contract/review-windows';
import type { ReviewWindowKind } from '@portal/contract/request-types/request-type';
import type { ResponseOf } from '@portal/contract/types';
import type { RowOf } from '@portal/shared-ui/data';

type Answer = ResponseOf<'GET /reviewer-suggestion/'>;
type Marked = Pick<Answer['requests'][number], 'id' | 'obstacle' | 'marks' | 'suggested'>;
export interface Suggestions {
  readonly limit: number;
  readonly people: readonly Pick<Answer['people'][number], 'id' | 'display_name' | 'open'>[];
  readonly requests: readonly Marked[];
}
type Mark = Marked['marks'][number];

export type Waiting = Pick<
  RowOf<'GET /rm-application/'>,
  'id' | 'sfari_request_id' | 'type' | 'project_title' | 'owner' | 'reviewers'
>;

export interface PlannedRow {
  readonly application: Waiting;
  /** The reviewer with whom the application can start; undefined if it cannot. */
  readonly reviewer: Waiting['reviewers'][number] | undefined;
  /** The conflict of interest of that reviewer. */
  readonly conflict: { readonly isDeclared: boolean; readonly hints: Mark['hints'] } | undefined;
  /** The reviewer suggested by the server for the role that the window needs, and their open reviews after the start. */
  readonly suggestion: { readonly person: PersonLoad; readonly count: number } | undefined;
  /** Why the user cannot assign reviewers, in the server's words. */
  readonly obstacle: string | null;
  readonly noOne: NoOne;
}
/** Whether the server's suggestions have arrived. */
type Check = 'known' | 'waiting' | 'failed';
/** Why no one is suggested: all may have a conflict of interest, or have the maximum of reviews, or cannot review it. */
type NoOne = Exclude<Check, 'known'> | 'conflict' | 'full' | 'barred';
export interface PersonLoad {
  readonly id: number;
  readonly display_name: string;
  readonly open: number;
  readonly afterStart: number;
}
export interface WindowPlan {
  readonly rows: readonly PlannedRow[];
  readonly people: readonly PersonLoad[];
  readonly begins: number;
  readonly check: Check;
  /** No one is suggested who would have more reviews than this. */
  readonly limit: number | undefined;
}

export interface PlanInput {
  readonly kind: ReviewWindowKind;
  readonly waiting: readonly Waiting[];
  /** Suggestions for the applications; undefined while loading, null if loading failed. */
  readonly suggestions: Suggestions | null | undefined;
}

export function planWindow({ kind, waiting, suggestions }: PlanInput): WindowPlan {
  const { types, reviewerRole } = REVIEW_WINDOWS[kind];
  const check = suggestions === undefined ? 'waiting' : suggestions === null ? 'failed' : 'known';
  const applications = waiting
    .filter(({ type }) => types.includes(type))
    .map((application) => ({
      application,
      reviewer: application.reviewers.find(({ reviewer_role: role }) => role === reviewerRole),
    }));
  const begun = applications.flatMap(({ application, reviewer }) => (reviewer ? application.reviewers : []));
  const people = (suggestions?.people ?? [])
    .map(({ id, display_name, open }) => ({
      id,
      display_name,
      open,
      afterStart: open + begun.filter((one) => one.id === id && !one.has_conflict).length,
    }))
    .toSorted(
      (one, other) => other.afterStart - one.afterStart || one.display_name.localeCompare(other.display_name),
    );
  const rows = applications.map(({ application, reviewer }): PlannedRow => {
    const known = suggestions?.requests.find(({ id }) => id === application.id);
    const suggested = known?.suggested.find(({ reviewer_role: role }) => role === reviewerRole);
    const person = reviewer ? undefined : people.find(({ id }) => id === suggested?.reviewer);
    return {
      application,
      reviewer,
      conflict: reviewer && findConflict(reviewer, known?.marks),
      suggestion: person && { person, count: person.afterStart + 1 },
      obstacle: known?.obstacle ?? null,
      noOne: check === 'known' ? findReason(people, known?.marks) : check,
    };
  });
  return {
    rows,
    people,
    begins: rows.filter(({ reviewer }) => reviewer).length,
    check,
    limit: suggestions?.limit,
  };
}

/** Whoever has no mark can review it without a known conflict of interest. */
function findReason(people: readonly PersonLoad[], marks: readonly Mark[] = []): NoOne {
  const marked = new Map(marks.map((mark) => [mark.user, mark]));
  if (people.some(({ id }) => !marked.has(id))) return 'full';
  const mayConflict = ({ id }: PersonLoad): boolean => {
    const mark = marked.get(id);
    return mark?.bar === 'conflict' || (mark?.hints.length ?? 0) > 0;
  };
  return people.length > 0 && people.every(mayConflict) ? 'conflict' : 'barred';
}

function findConflict(
  reviewer: Waiting['reviewers'][number],
  marks: readonly Mark[] = [],
): PlannedRow['conflict'] {
  const found = marks.find(({ user }) => user === reviewer.id);
  if (reviewer.has_conflict || found?.bar === 'conflict') return { isDeclared: true, hints: [] };
  return found && found.hints.length > 0 ? { isDeclared: false, hints: found.hints } : undefined;
}
