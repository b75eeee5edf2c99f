/**
 * What a window would begin, before it is opened: who reviews what, what cannot be begun and why, and how many reviews each
 * person would have. It suggests and assigns nothing (decision 314).
 */
import { REVIEW_WINDOWS } from '@portal/contract/review-windows';
import type { ReviewWindowKind } from '@portal/contract/request-types/request-type';
import type { RowOf } from '@portal/shared-ui/data';
import { chooseReviewer, type Hint, type Load } from '../../workload/model/choose-reviewer.ts';

export type Waiting = Pick<
  RowOf<'GET /rm-application/'>,
  'id' | 'sfari_request_id' | 'type' | 'project_title' | 'owner' | 'reviewers'
>;

export interface PlannedRow {
  readonly application: Waiting;
  /** Who makes it begin; undefined where it does not. */
  readonly reviewer: Waiting['reviewers'][number] | undefined;
  /** What speaks against that person. */
  readonly conflict: { readonly isDeclared: boolean; readonly hints: Hint['hints'] } | undefined;
  readonly suggestion: { readonly person: Load; readonly count: number } | undefined;
  /** Whether conflicts of interest were looked at; without them nobody is suggested. */
  readonly check: 'known' | 'waiting' | 'failed';
}
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
}

export interface PlanInput {
  readonly kind: ReviewWindowKind;
  readonly waiting: readonly Waiting[];
  readonly loads: readonly Load[];
  /** By application; missing while they are being read, null where they could not be. */
  readonly hints: ReadonlyMap<number, readonly Hint[] | null>;
}

/**
 * Suggestions follow each other: who is suggested for one application counts as having it when the next is looked at, so
 * that they do not all fall to the same person.
 */
export function planWindow({ kind, waiting, loads, hints }: PlanInput): WindowPlan {
  const { types, reviewerRole } = REVIEW_WINDOWS[kind];
  const applications = waiting.filter(({ type }) => types.includes(type));
  const totals = new Map(loads.map(({ id, open }) => [id, open]));
  const staffed = applications.map((application) => {
    const reviewer = application.reviewers.find(({ reviewer_role: role }) => role === reviewerRole);
    if (reviewer)
      for (const { id, has_conflict: ended } of application.reviewers)
        if (!ended) totals.set(id, (totals.get(id) ?? 0) + 1);
    return { application, reviewer };
  });
  const planned = new Map(totals);
  const rows = staffed.map(({ application, reviewer }): PlannedRow => {
    const read = hints.get(application.id);
    const known = read ?? [];
    const check = read === undefined ? 'waiting' : read === null ? 'failed' : 'known';
    if (reviewer)
      return { application, reviewer, conflict: findConflict(reviewer, known), suggestion: undefined, check };
    const taken = new Set([application.owner.id, ...application.reviewers.map(({ id }) => id)]);
    const free = loads
      .filter(({ id }) => !taken.has(id))
      .map((load) => ({ ...load, open: planned.get(load.id) ?? load.open }));
    const person = chooseReviewer(free, known)?.person;
    if (!person)
      return { application, reviewer: undefined, conflict: undefined, suggestion: undefined, check };
    planned.set(person.id, person.open + 1);
    return {
      application,
      reviewer: undefined,
      conflict: undefined,
      suggestion: { person, count: person.open + 1 },
      check,
    };
  });
  const people = loads
    .map(({ id, display_name, open }) => ({ id, display_name, open, afterStart: totals.get(id) ?? open }))
    .toSorted(
      (one, other) => other.afterStart - one.afterStart || one.display_name.localeCompare(other.display_name),
    );
  return { rows, people, begins: rows.filter(({ reviewer }) => reviewer).length };
}

function findConflict(
  reviewer: Waiting['reviewers'][number],
  known: readonly Hint[],
): PlannedRow['conflict'] {
  const found = known.find(({ user }) => user === reviewer.id);
  if (reviewer.has_conflict || found?.has_conflict) return { isDeclared: true, hints: [] };
  return found && found.hints.length > 0 ? { isDeclared: false, hints: found.hints } : undefined;
}
