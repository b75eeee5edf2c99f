/** Composition root of the tissue service: the brain bank's dashboard, donors and collections. */
import type { ServiceDefinition } from '@portal/kit';
import { collectionRoutes } from './features/collection/index.ts';
import { tissueRequestRoutes } from './features/request/index.ts';

export const definition: ServiceDefinition = {
  name: 'tissue',
  handlers: () => [...tissueRequestRoutes, ...collectionRoutes],
};
