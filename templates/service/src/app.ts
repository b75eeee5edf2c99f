/** Composition root of the example-part service. */
import type { ServiceDefinition } from '@portal/kit';
import { noteRoutes } from './features/note/index.ts';

export const definition: ServiceDefinition = {
  name: 'example-part',
  handlers: () => noteRoutes(),
};
