export { createImpersonation, type Impersonation } from './impersonation.routes.ts';
