/** Composition root of the researcher service: projects, teams, datasets, requests of every type. */
import type { ServiceDefinition } from '@portal/kit';
import { datasetRoutes } from './features/dataset/index.ts';
import { projectRoutes } from './features/project/index.ts';
import { requestEvents, requestRoutes } from './features/request/index.ts';
import { searchRoutes } from './features/search/index.ts';
import { applyFulfilmentSetting, teamRoutes } from './features/team/index.ts';

export const definition: ServiceDefinition = {
  name: 'researcher',
  handlers: (parts) => [
    ...projectRoutes,
    ...teamRoutes,
    ...datasetRoutes,
    ...requestRoutes(parts),
    ...searchRoutes,
  ],
  events: (parts) => requestEvents(parts),

  async background(parts) {
    await applyFulfilmentSetting(parts);
    return () => Promise.resolve();
  },
};
