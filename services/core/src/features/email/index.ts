export { emailRoutes } from './email.routes.ts';
export { sendMails } from './email.jobs.ts';
export { mailRoutes } from './mail.routes.ts';
export { templateResource } from './template.resource.ts';
