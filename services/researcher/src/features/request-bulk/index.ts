export { requestBulkRoutes } from './bulk.routes.ts';
