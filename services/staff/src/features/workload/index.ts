export { readReminderRules, remindReviewers } from './review-reminders.ts';
export { workloadRoutes } from './workload.routes.ts';
