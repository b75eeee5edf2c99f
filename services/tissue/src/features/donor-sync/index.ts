export { syncChores } from './chores.ts';
export { donorSyncRoutes } from './donor-sync.routes.ts';
export { createSyncParts } from './sync-parts.ts';
