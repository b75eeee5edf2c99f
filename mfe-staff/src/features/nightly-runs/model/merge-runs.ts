import type { NightlyService } from '@portal/contract/night-services';
import type { RowOf } from '@portal/shared-ui/data';

/** A run with the service that did it: ids are the service's own. */
export type NightlyRun = RowOf<`GET /${NightlyService}-nightly-run/`> & { readonly service: NightlyService };

/** What is read of a service: as many rows as the pages up to this one may need, since all of them may be its own. */
export const LONGEST_READ = 2000;

export const chooseWindow = ({ page, pageSize }: { page: number; pageSize: number }) => ({
  limit: Math.min(page * pageSize, LONGEST_READ),
  offset: 0,
});

/** By day, which each part already is; within a day each part stays as its service ordered it. */
export const mergeRuns = (
  parts: readonly (readonly NightlyRun[])[],
  isNewestFirst: boolean,
): readonly NightlyRun[] =>
  parts.flat().toSorted((one, other) => (isNewestFirst ? -1 : 1) * one.day.localeCompare(other.day));

/** Rows of one page. */
export const cutPage = (
  runs: readonly NightlyRun[],
  { page, pageSize }: { page: number; pageSize: number },
): NightlyRun[] => runs.slice((page - 1) * pageSize, page * pageSize);
