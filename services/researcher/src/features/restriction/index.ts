export { restrictionRoutes } from './restriction.routes.ts';
