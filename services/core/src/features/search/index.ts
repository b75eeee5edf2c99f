export { searchCalls, searchRoutes } from './search.routes.ts';
