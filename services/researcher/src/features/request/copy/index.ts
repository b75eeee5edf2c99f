export { copyRoutes } from './copy.routes.ts';
