export { correctCollection } from './choose-collection.ts';
export { requestCollectionRoutes } from './collection.routes.ts';
export { namedCollection, takeCollection } from './take-collection.ts';
