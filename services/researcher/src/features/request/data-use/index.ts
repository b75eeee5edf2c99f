export { dataUseRoutes } from './data-use.routes.ts';
