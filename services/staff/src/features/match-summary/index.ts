export { matchSummaryRoutes } from './match-summary.routes.ts';
