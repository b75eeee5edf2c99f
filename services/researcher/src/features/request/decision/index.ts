export { decisionRoutes } from './decision.routes.ts';
