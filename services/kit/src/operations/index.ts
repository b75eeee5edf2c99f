export { withOperations } from './list-export.ts';
export { Operation } from './operation.model.ts';
export { operationRoutes } from './operation.routes.ts';
export * from './operations.ts';
