/** Composition root of the tissue service: the brain bank's dashboard, its donors and collections of them. */
import { startChores, type ServiceDefinition } from '@portal/kit';
import { collectionRoutes } from './features/collection/index.ts';
import { donorRoutes } from './features/donor/index.ts';
import { createSyncParts, donorSyncRoutes, syncChores } from './features/donor-sync/index.ts';
import { tissueRequestRoutes } from './features/request/index.ts';

export const definition: ServiceDefinition = {
  name: 'tissue',
  handlers: (parts) => [
    ...tissueRequestRoutes,
    ...collectionRoutes,
    ...donorRoutes,
    ...donorSyncRoutes(createSyncParts(parts)),
  ],
  background: (parts) => Promise.resolve(startChores(syncChores(createSyncParts(parts)), parts.log)),
};
