/** The reviewers chosen in the matrix: the server's suggestions plus manual changes (decision 503). */
import type { ResponseOf } from '@portal/contract/types';

export type Suggestions = ResponseOf<'GET /reviewer-suggestion/'>;
export type MatrixRow = Suggestions['requests'][number];
export type Person = Suggestions['people'][number];
type Mark = MatrixRow['marks'][number];
type Role = MatrixRow['missing'][number];

/** The chosen people in order, by request id. Unchanged requests have no entry. */
export type Changes = ReadonlyMap<number, readonly number[]>;
/** The error of each request; null if it was assigned. */
export type Outcomes = ReadonlyMap<number, string | null>;

const OTHER: Role = 3;

export const findMark = (row: MatrixRow, person: number): Mark | undefined =>
  row.marks.find(({ user }) => user === person);

/** The chosen people of a request. A manually chosen person who can no longer be assigned is dropped. */
export const listChosen = (row: MatrixRow, changes: Changes): readonly number[] =>
  changes.get(row.id)?.filter((person) => !findMark(row, person)?.bar) ??
  row.suggested.map(({ reviewer }) => reviewer);

/** The first chosen person gets the first missing role, and so on. */
export const findRole = (row: MatrixRow, chosen: readonly number[], person: number): Role =>
  row.missing[chosen.indexOf(person)] ?? OTHER;

export const toggle = (chosen: readonly number[], person: number): readonly number[] =>
  chosen.includes(person) ? chosen.filter((id) => id !== person) : [...chosen, person];

/** Requests that can get reviewers and were not assigned in this dialog yet. */
export const listOpen = ({ requests }: Suggestions, outcomes: Outcomes): readonly MatrixRow[] =>
  requests.filter(({ id, obstacle }) => obstacle === null && outcomes.get(id) !== null);

export const countShort = (row: MatrixRow, changes: Changes): number =>
  Math.max(0, row.missing.length - listChosen(row, changes).length);

/** The number of new reviews per person. */
export function countAdded(rows: readonly MatrixRow[], changes: Changes): ReadonlyMap<number, number> {
  const added = new Map<number, number>();
  for (const row of rows)
    for (const person of listChosen(row, changes)) added.set(person, (added.get(person) ?? 0) + 1);
  return added;
}

/** The rows of the bulk command; requests without chosen people are omitted. */
export const listAssignments = (rows: readonly MatrixRow[], changes: Changes) =>
  rows.flatMap((row) => {
    const chosen = listChosen(row, changes);
    const reviewers = chosen.map((reviewer) => ({
      reviewer,
      reviewer_role: findRole(row, chosen, reviewer),
    }));
    return reviewers.length === 0 ? [] : [{ id: row.id, modified: row.modified, reviewers }];
  });
