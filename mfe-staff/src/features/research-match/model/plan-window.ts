/**
 * Previews what a window would start: who reviews what, what cannot start and why, and the resulting reviews per
 * person. It suggests and assigns nothing (decision 314).
 */
import { REVIEW_WINDOWS } from '@portal/contract/review-windows';
import type { ReviewWindowKind } from '@portal/contract/request-types/request-type';
import type { ResponseOf } from '@portal/contract/types';
import type { RowOf } from '@portal/shared-ui/data';

type Load = Pick<RowOf<'GET /workload/'>, 'id' | 'display_name' | 'open'>;
export type Suggestions = Pick<ResponseOf<'GET /reviewer-suggestion/'>, 'people'> & {
  readonly requests: readonly Pick<Marked, 'id' | 'marks' | 'suggested'>[];
};
type Marked = ResponseOf<'GET /reviewer-suggestion/'>['requests'][number];
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
  /** The reviewer suggested by the server, and the number of reviews they would then have. */
  readonly suggestion: { readonly person: Load; readonly count: number } | undefined;
  /** Whether the server's answer about conflicts of interest has arrived. */
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
  /** Suggestions for the applications; undefined while loading, null if loading failed. */
  readonly suggestions: Suggestions | null | undefined;
}

export function planWindow({ kind, waiting, loads, suggestions }: PlanInput): WindowPlan {
  const { types, reviewerRole } = REVIEW_WINDOWS[kind];
  const applications = waiting.filter(({ type }) => types.includes(type));
  const totals = new Map(loads.map(({ id, open }) => [id, open]));
  const check = suggestions === undefined ? 'waiting' : suggestions === null ? 'failed' : 'known';
  const planned = new Map(suggestions?.people.map((person) => [person.id, { person, count: person.open }]));
  const rows = applications.map((application): PlannedRow => {
    const known = suggestions?.requests.find(({ id }) => id === application.id);
    const reviewer = application.reviewers.find(({ reviewer_role: role }) => role === reviewerRole);
    if (reviewer) {
      for (const { id, has_conflict: ended } of application.reviewers)
        if (!ended) totals.set(id, (totals.get(id) ?? 0) + 1);
      const conflict = findConflict(reviewer, known?.marks);
      return { application, reviewer, conflict, suggestion: undefined, check };
    }
    const found = planned.get(known?.suggested[0]?.reviewer ?? 0);
    const suggestion = found && { ...found, count: found.count + 1 };
    if (suggestion) planned.set(suggestion.person.id, suggestion);
    return { application, reviewer, conflict: undefined, suggestion, check };
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
  marks: readonly Mark[] = [],
): PlannedRow['conflict'] {
  const found = marks.find(({ user }) => user === reviewer.id);
  if (reviewer.has_conflict || found?.bar === 'conflict') return { isDeclared: true, hints: [] };
  return found && found.hints.length > 0 ? { isDeclared: false, hints: found.hints } : undefined;
}
