import { query, type Handler } from '@portal/kit';
import { readFigures } from './figures.queries.ts';
import { keepFor } from './keep-for.ts';

/** The figures change with a release of data, and every visitor asks for them. */
const KEPT_MINUTES = 10;

export const figureRoutes = (): Handler[] => {
  const kept = keepFor(KEPT_MINUTES * 60_000, readFigures);
  return [query('GET /public/figures/', ({ database }) => kept(database))];
};
