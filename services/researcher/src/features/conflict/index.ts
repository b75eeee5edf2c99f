import { query, resourceRoutes, type Handler } from '@portal/kit';
import { declareConflict, takeConflictBack } from './conflict.commands.ts';
import { readConflictHints } from './conflict-hints.ts';
import { conflictResource } from './conflict.resource.ts';

export { findHints } from './conflict-hints.ts';

export const conflictRoutes: readonly Handler[] = [
  ...resourceRoutes(conflictResource, { create: declareConflict, remove: takeConflictBack }),
  query('GET /conflict-hint/', readConflictHints),
];
