export { figureRoutes } from './figures.routes.ts';
