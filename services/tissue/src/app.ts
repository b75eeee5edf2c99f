/** Composition root of the tissue service: the brain bank's dashboard. */
import type { ServiceDefinition } from '@portal/kit';
import { tissueRequestRoutes } from './features/request/index.ts';

export const definition: ServiceDefinition = {
  name: 'tissue',
  handlers: () => tissueRequestRoutes,
};
