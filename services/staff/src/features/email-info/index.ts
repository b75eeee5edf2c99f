export { emailInfoRoutes } from './email-info.routes.ts';
