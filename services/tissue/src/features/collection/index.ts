export { collectionPolicy } from './collection.policy.ts';
export { collectionResource } from './collection.resource.ts';
export { collectionRoutes } from './collection.routes.ts';
