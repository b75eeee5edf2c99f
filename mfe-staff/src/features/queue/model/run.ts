import { ALL_DEFAULTS } from './queue-query.ts';

/**
 * A run through requests of one kind: its addresses contain how many there were at its beginning, and by which filters they
 * were counted.
 */
const RUN = 'run';

/** What says which requests are in the list: of others nothing is known at the beginning of a run. */
const NARROWING = ['q', ...Object.keys(ALL_DEFAULTS.filters ?? {})];

const describeFilters = (parameters: URLSearchParams): string =>
  NARROWING.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [`${name}:${value}`] : [];
  }).join(';');

/** How many a run began with; null where the address belongs to none, or shows other requests than those of its run. */
export function readRun(parameters: URLSearchParams): number | null {
  const [number = '', filters] = (parameters.get(RUN) ?? '').split('~', 2);
  if (filters !== describeFilters(parameters)) return null;
  const count = Number(number);
  return Number.isInteger(count) && count > 0 && count <= 10_000 ? count : null;
}

/** How many of a run are done, by how many are left; new requests that arrive do not take it below zero. */
export const countDone = (began: number, left: number): number => Math.max(0, began - left);

/** The list of all requests, filtered, as the beginning of a run. */
export function runAddress(filters: Readonly<Record<string, string>>, count: number): string {
  const parameters = new URLSearchParams({ ...filters, sort: '-days_in_status', size: '100' });
  parameters.set(RUN, `${count}~${describeFilters(parameters)}`);
  return `/request?${parameters.toString()}`;
}
