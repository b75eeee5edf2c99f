export { syncJobs } from './sync-jobs.ts';
export { donorAttention, donorSyncRoutes } from './donor-sync.routes.ts';
export { createSyncParts } from './sync-parts.ts';
