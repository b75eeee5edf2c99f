export { errorReportRoutes } from './error-report.routes.ts';
