export { readAccessChange } from './access-change.ts';
export { lockRequests, resumeAccess, syncDatasetAccess, settleHandAccess } from './access.commands.ts';
export { accessChores } from './chores.ts';
export { datasetAccessRoutes } from './dataset-access.routes.ts';
export { queueDatasetSync, queuePeopleSync } from './external.commands.ts';
