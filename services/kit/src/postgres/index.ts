export { startEmbeddedPostgres } from './server.ts';
export type { EmbeddedPostgres, EmbeddedPostgresOptions } from './server.ts';
export { freePort } from './process.ts';
