export { readRequestScores } from './request-scores.ts';
export { scoreRoutes } from './score.routes.ts';
