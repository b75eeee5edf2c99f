export { healthCheckRoutes, systemAttention } from './health-check.routes.ts';
export { watchSystems } from './watch-systems.ts';
