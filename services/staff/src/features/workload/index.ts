export { readReminderRules, remindReviewers } from './review-reminders.ts';
export { todaySql, WAITING } from './waiting.sql.ts';
export { workloadRoutes } from './workload.routes.ts';
