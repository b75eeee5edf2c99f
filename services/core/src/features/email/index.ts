export { emailAttention, emailRoutes } from './email.routes.ts';
export { mailMetrics } from './mail.metrics.ts';
export { sendMails } from './email.jobs.ts';
export { fillDecision, type MailSource } from './fill-template.ts';
export { mailRoutes } from './mail.routes.ts';
export { emailResource } from './email.resource.ts';
export { templateResource } from './template.resource.ts';
