import { FEATURES, VIEW_MENU_ROLES } from '@portal/contract';
import { isFeatureOn, notFound, query, type Actor, type Database, type Handler } from '@portal/kit';
import { readFigures } from './figures.queries.ts';
import { keepFor } from './keep-for.ts';
import { readStatistics } from './statistics.queries.ts';

/** The figures change with a release of data, and every visitor asks for them. */
const KEPT_MINUTES = 10;

/** Staff read the statistics before they open them to everybody. */
const maySee = async (actor: Actor, database: Database): Promise<boolean> =>
  VIEW_MENU_ROLES.some((role) => actor.roles.includes(role)) ||
  (await isFeatureOn(database, FEATURES.publicStatistics));

export const figureRoutes = (): Handler[] => {
  const keptFigures = keepFor(KEPT_MINUTES * 60_000, readFigures);
  const keptStatistics = keepFor(KEPT_MINUTES * 60_000, readStatistics);
  return [
    query('GET /public/figures/', ({ database }) => keptFigures(database)),
    query('GET /public/statistics/', async ({ actor, database }) => {
      if (!(await maySee(actor, database))) throw notFound();
      return keptStatistics(database);
    }),
  ];
};
