import { resourceRoutes, type Handler } from '@portal/kit';
import { datasetAccessResource, datasetResource } from './dataset.resource.ts';

export const datasetRoutes: readonly Handler[] = [
  ...resourceRoutes(datasetResource),
  ...resourceRoutes(datasetAccessResource),
];
