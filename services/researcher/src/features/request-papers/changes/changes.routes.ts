import { query, readOne, type Handler } from '@portal/kit';
import { requestResource } from '../../request/index.ts';
import { readChanges } from './read-changes.ts';

export const changesRoutes: readonly Handler[] = [
  query('GET /request/{id}/changes/', async ({ database, actor, params }) => {
    const { object } = await readOne(database, requestResource, actor, params.id);
    const { id, type, status } = object;
    return readChanges(database, { id, type, status });
  }),
];
