export { scoreRoutes } from './score.routes.ts';
