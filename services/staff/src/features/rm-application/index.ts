import { resourceRoutes, type Handler } from '@portal/kit';
import { rmApplicationResource } from './rm-application.resource.ts';

export const rmApplicationRoutes: readonly Handler[] = resourceRoutes(rmApplicationResource, {});
