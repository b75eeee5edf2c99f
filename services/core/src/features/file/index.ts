export { fileResource } from './file.resource.ts';
export { fileRoutes } from './file.routes.ts';
export { scanQuarantined } from './quarantine.ts';
export { createSignedLinks } from './signed-link.ts';
