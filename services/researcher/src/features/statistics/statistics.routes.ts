import { FEATURES, VIEW_MENU_ROLES } from '@portal/contract';
import { isFeatureOn, notFound, query, type Actor, type Database, type Handler } from '@portal/kit';
import { readPublicCounts } from './public-counts.queries.ts';
import { cacheFor } from './cache-for.ts';
import { readStatistics } from './statistics.queries.ts';

/** Cached because every visitor reads the counts, and they change only with a data release. */
const CACHE_MINUTES = 10;

/** Staff can read the statistics before they are published. */
const maySee = async (actor: Actor, database: Database): Promise<boolean> =>
  VIEW_MENU_ROLES.some((role) => actor.roles.includes(role)) ||
  (await isFeatureOn(database, FEATURES.publicStatistics));

export const statisticsRoutes = (): Handler[] => {
  const readCachedCounts = cacheFor(CACHE_MINUTES * 60_000, readPublicCounts);
  const readCachedStatistics = cacheFor(CACHE_MINUTES * 60_000, readStatistics);
  return [
    query('GET /public/figures/', ({ database }) => readCachedCounts(database)),
    query('GET /public/statistics/', async ({ actor, database }) => {
      if (!(await maySee(actor, database))) throw notFound();
      return readCachedStatistics(database);
    }),
  ];
};
