import { resourceRoutes, type Handler } from '@portal/kit';
import { createOpenReviewResource, createWorkloadResource } from './workload.resource.ts';

export const workloadRoutes = (timeZone: string): readonly Handler[] => [
  ...resourceRoutes(createWorkloadResource(timeZone), {}),
  ...resourceRoutes(createOpenReviewResource(timeZone), {}),
];
