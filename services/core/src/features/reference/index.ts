import { resourceRoutes, type Handler } from '@portal/kit';
import { cohortResource, featureToggleResource, metaDataResource } from './reference.resources.ts';

export { announceVersion } from './version.ts';

export const referenceRoutes = (): Handler[] => [
  ...resourceRoutes(cohortResource),
  ...resourceRoutes(featureToggleResource),
  ...resourceRoutes(metaDataResource),
];
