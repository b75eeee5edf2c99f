export { grantDatasetAccess, revokeDatasetAccess } from './access.commands.ts';
export { datasetRoutes } from './dataset.routes.ts';
