export { syncJobs } from './sync-jobs.ts';
export { donorSyncRoutes } from './donor-sync.routes.ts';
export { createSyncParts } from './sync-parts.ts';
