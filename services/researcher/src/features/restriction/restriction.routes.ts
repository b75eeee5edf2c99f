import { resourceRoutes, type Handler } from '@portal/kit';
import { restrictDataset, restrictSampleType } from './restriction.commands.ts';
import { restrictedDatasetResource, restrictedSampleTypeResource } from './restriction.resource.ts';

export const restrictionRoutes: readonly Handler[] = [
  ...resourceRoutes(restrictedDatasetResource, { patch: restrictDataset }),
  ...resourceRoutes(restrictedSampleTypeResource, { patch: restrictSampleType }),
];
