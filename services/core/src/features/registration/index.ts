export { registrationRoutes } from './registration.routes.ts';
export { createOrcidProofs, type OrcidProofs } from './orcid.ts';
