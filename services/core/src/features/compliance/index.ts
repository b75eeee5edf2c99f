export { complianceRoutes } from './compliance.routes.ts';
export { storeYears } from './store-years.ts';
export { remindOfVerification } from './verification-reminder.ts';
