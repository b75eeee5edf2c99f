export { requestMessageRoutes } from './request-message.routes.ts';
