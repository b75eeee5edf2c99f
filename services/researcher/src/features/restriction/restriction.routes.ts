import { resourceRoutes, type Handler } from '@portal/kit';
import { restrictDataset } from './restriction.commands.ts';
import { restrictedDatasetResource } from './restriction.resource.ts';

export const restrictionRoutes: readonly Handler[] = resourceRoutes(restrictedDatasetResource, {
  patch: restrictDataset,
});
