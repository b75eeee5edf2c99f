export { matchReportRoutes } from './match-report.routes.ts';
