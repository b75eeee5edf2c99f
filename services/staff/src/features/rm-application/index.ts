import { resourceRoutes, type Handler } from '@portal/kit';
import { createRmApplicationResource } from './rm-application.resource.ts';

export const rmApplicationRoutes = (timeZone: string): readonly Handler[] =>
  resourceRoutes(createRmApplicationResource(timeZone), {});
