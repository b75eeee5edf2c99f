export { reportOperation } from './make-report.ts';
export { matchReportRoutes } from './match-report.routes.ts';
