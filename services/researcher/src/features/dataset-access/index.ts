export { readAccessChange } from './access-change.ts';
export { lockRequests, resumeAccess, syncDatasetAccess, revokeHandAccess } from './access.commands.ts';
export { accessJobs } from './access-jobs.ts';
export { accessAttention, datasetAccessRoutes } from './dataset-access.routes.ts';
export { queueDatasetSync, queuePeopleSync } from './external.commands.ts';
