export { cohortResource, featureToggleResource, metaDataResource } from './reference.resources.ts';
export { referenceRoutes } from './reference.routes.ts';
export { announceVersion } from './version.ts';
