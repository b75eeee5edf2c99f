export { complianceRoutes } from './compliance.routes.ts';
export { remindOfVerification } from './verification-reminder.ts';
