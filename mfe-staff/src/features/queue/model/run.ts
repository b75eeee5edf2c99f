/** A run through requests of one kind: its addresses keep how many there were at its beginning. */
const RUN = 'run';

/** What narrows a run: what is left of it is not counted any more. */
const NARROWED = ['q', 'submission_date__gte', 'submission_date__lte'];

/** How many a run began with; null where the address belongs to none, or shows a part of it. */
export function readRun(parameters: URLSearchParams): number | null {
  if (NARROWED.some((name) => parameters.get(name))) return null;
  const count = Number(parameters.get(RUN));
  return Number.isInteger(count) && count > 0 && count <= 10_000 ? count : null;
}

/** How many of a run are done, by how many are left; new ones that came meanwhile take none of it back below zero. */
export const countDone = (began: number, left: number): number => Math.max(0, began - left);

/** The list of all requests, filtered, as the beginning of a run. */
export const runAddress = (filters: Readonly<Record<string, string>>, count: number): string =>
  `/request?${new URLSearchParams({ ...filters, sort: '-days_in_status', size: '100', [RUN]: String(count) }).toString()}`;
