export { readRequestScores } from './request-scores.ts';
export { scorePolicy } from './score.policy.ts';
export { scoreRoutes } from './score.routes.ts';
