import { ALL_DEFAULTS } from './queue-query.ts';

/**
 * A run through requests of one kind. Its address holds the initial count and the filters with which it was counted.
 */
const RUN = 'run';

/** Parameters that filter the list. A run's count is valid only for the same filters. */
const NARROWING = ['q', ...Object.keys(ALL_DEFAULTS.filters ?? {})];

const describeFilters = (parameters: URLSearchParams): string =>
  NARROWING.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [`${name}:${value}`] : [];
  }).join(';');

/** The initial count of the run; null if the address has no run, or if its filters have changed. */
export function readRun(parameters: URLSearchParams): number | null {
  const [number = '', filters] = (parameters.get(RUN) ?? '').split('~', 2);
  if (filters !== describeFilters(parameters)) return null;
  const count = Number(number);
  return Number.isInteger(count) && count > 0 && count <= 10_000 ? count : null;
}

/** How many requests of a run are done. New requests do not make it negative. */
export const countDone = (began: number, left: number): number => Math.max(0, began - left);

/** The address of a run that got new requests: they count too, so that it never has more left than it began with. */
export function growRun(parameters: URLSearchParams, count: number): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.set(RUN, `${count}~${describeFilters(next)}`);
  return next;
}

/** Address of the filtered list of all requests, as the start of a run. */
export function runAddress(filters: Readonly<Record<string, string>>, count: number): string {
  const parameters = new URLSearchParams({ ...filters, sort: '-days_in_status', size: '100' });
  parameters.set(RUN, `${count}~${describeFilters(parameters)}`);
  return `/request?${parameters.toString()}`;
}
