export { errorReportResource, reportAttention } from './error-report.resource.ts';
export { deliverNotifications } from './notification.jobs.ts';
export { notificationRoutes } from './notification.routes.ts';
