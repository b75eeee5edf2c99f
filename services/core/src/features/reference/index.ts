export { referenceRoutes } from './reference.routes.ts';
export { announceVersion } from './version.ts';
