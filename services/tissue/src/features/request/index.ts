export { tissueRequestPolicy } from './tissue-request.policy.ts';
export { tissueRequestResource } from './tissue-request.resource.ts';
export { tissueRequestRoutes } from './tissue-request.routes.ts';
