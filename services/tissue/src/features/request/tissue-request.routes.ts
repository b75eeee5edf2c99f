import { resourceRoutes } from '@portal/kit';
import { tissueRequestResource } from './tissue-request.resource.ts';

export const tissueRequestRoutes = resourceRoutes(tissueRequestResource);
