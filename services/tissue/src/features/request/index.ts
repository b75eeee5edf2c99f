import { resourceRoutes } from '@portal/kit';
import { tissueRequestResource } from './tissue-request.resource.ts';

export { tissueRequestPolicy } from './tissue-request.policy.ts';
export { tissueRequestResource } from './tissue-request.resource.ts';

export const tissueRequestRoutes = resourceRoutes(tissueRequestResource);
