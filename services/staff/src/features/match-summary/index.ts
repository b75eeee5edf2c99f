export { applicationsSql, MatchApplication } from './match-application.ts';
export { presentSummary, readStoredSummary } from './match-summary.answer.ts';
export { headingContent, NAME_WIDTH, summaryContent, formatDay } from './match-summary.pdf.ts';
export { matchSummaryRoutes } from './match-summary.routes.ts';
