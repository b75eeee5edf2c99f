export { deliverNotifications } from './notification.jobs.ts';
export { notificationRoutes } from './notification.routes.ts';
