/** Who is chosen for what, as the matrix shows it: the server's suggestions, with what was changed by hand (decision 503). */
import type { ResponseOf } from '@portal/contract/types';

export type Suggestions = ResponseOf<'GET /reviewer-suggestion/'>;
export type MatrixRow = Suggestions['requests'][number];
export type Person = Suggestions['people'][number];
type Mark = MatrixRow['marks'][number];
type Role = MatrixRow['missing'][number];

/** People in the order in which they were chosen, by request; of requests that were not touched there is nothing. */
export type Changes = ReadonlyMap<number, readonly number[]>;
/** Why each request was refused; null where it was done. */
export type Outcomes = ReadonlyMap<number, string | null>;

const OTHER: Role = 3;

export const findMark = (row: MatrixRow, person: number): Mark | undefined =>
  row.marks.find(({ user }) => user === person);

/** Of those who were chosen by hand, who can no longer be assigned falls out. */
export const listChosen = (row: MatrixRow, changes: Changes): readonly number[] =>
  changes.get(row.id)?.filter((person) => !findMark(row, person)?.bar) ??
  row.suggested.map(({ reviewer }) => reviewer);

/** The first who is chosen gets the first role that is missing. */
export const findRole = (row: MatrixRow, chosen: readonly number[], person: number): Role =>
  row.missing[chosen.indexOf(person)] ?? OTHER;

export const toggle = (chosen: readonly number[], person: number): readonly number[] =>
  chosen.includes(person) ? chosen.filter((id) => id !== person) : [...chosen, person];

/** Requests that can get reviewers and have not got them from here. */
export const listOpen = ({ requests }: Suggestions, outcomes: Outcomes): readonly MatrixRow[] =>
  requests.filter(({ id, obstacle }) => obstacle === null && outcomes.get(id) !== null);

export const countShort = (row: MatrixRow, changes: Changes): number =>
  Math.max(0, row.missing.length - listChosen(row, changes).length);

/** How many reviews each person would get. */
export function countAdded(rows: readonly MatrixRow[], changes: Changes): ReadonlyMap<number, number> {
  const added = new Map<number, number>();
  for (const row of rows)
    for (const person of listChosen(row, changes)) added.set(person, (added.get(person) ?? 0) + 1);
  return added;
}

/** Rows of the bulk command, without those for which no one is chosen. */
export const listAssignments = (rows: readonly MatrixRow[], changes: Changes) =>
  rows.flatMap((row) => {
    const chosen = listChosen(row, changes);
    const reviewers = chosen.map((reviewer) => ({
      reviewer,
      reviewer_role: findRole(row, chosen, reviewer),
    }));
    return reviewers.length === 0 ? [] : [{ id: row.id, modified: row.modified, reviewers }];
  });
