export { askOfficials } from './membership.jobs.ts';
export { membershipRoutes } from './membership.routes.ts';
