export { findHints } from './conflict-hints.ts';
export { conflictRoutes } from './conflict.routes.ts';
