import { forbidden, query, readOne, type Handler } from '@portal/kit';
import { requestResource } from '../request.resource.ts';
import { readDataUse } from './read-data-use.ts';

export const dataUseRoutes: readonly Handler[] = [
  query('GET /request/{id}/data-use/', async ({ database, actor, params }) => {
    const { object } = await readOne(database, requestResource, actor, params.id);
    // A hint for those who judge the request: who sees its reviewers.
    if (!object.abilities['see_reviewers']) throw forbidden();
    return { hints: await readDataUse(database, object.id) };
  }),
];
