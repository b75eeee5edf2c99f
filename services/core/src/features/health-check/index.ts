export { readSuperusers } from './outage-mail.ts';
export { healthCheckRoutes } from './health-check.routes.ts';
export { watchSystems } from './watch-systems.ts';
