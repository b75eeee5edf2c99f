export { askOfficials } from './ask-official.job.ts';
export { membershipRoutes } from './membership.routes.ts';
