export { complianceRoutes } from './compliance.routes.ts';
export { keepYears } from './keep-years.ts';
export { remindOfVerification } from './verification-reminder.ts';
