import type { NightlyService } from '@portal/contract/night-services';
import type { RowOf } from '@portal/shared-ui/data';

/** A run with its service, because ids are unique only within a service. */
export type NightlyRun = RowOf<`GET /${NightlyService}-nightly-run/`> & { readonly service: NightlyService };

/**
 * The maximum number of rows read per service. Every service must supply all rows up to the requested page, because
 * they could all be its own.
 */
export const LONGEST_READ = 2000;

export const chooseWindow = ({ page, pageSize }: { page: number; pageSize: number }) => ({
  limit: Math.min(page * pageSize, LONGEST_READ),
  offset: 0,
});

/** Merges the parts by day. Each part is already sorted by day; within a day its order is preserved. */
export const mergeRuns = (
  parts: readonly (readonly NightlyRun[])[],
  isNewestFirst: boolean,
): readonly NightlyRun[] =>
  parts.flat().toSorted((one, other) => (isNewestFirst ? -1 : 1) * one.day.localeCompare(other.day));

export const cutPage = (
  runs: readonly NightlyRun[],
  { page, pageSize }: { page: number; pageSize: number },
): NightlyRun[] => runs.slice((page - 1) * pageSize, page * pageSize);
