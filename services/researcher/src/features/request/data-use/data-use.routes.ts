import { lockOne, query, transact, type Handler } from '@portal/kit';
import { requestResource } from '../request.resource.ts';
import { readDataUse } from './read-data-use.ts';

export const dataUseRoutes: readonly Handler[] = [
  query('GET /request/{id}/data-use/', ({ actor, author, database, params: { id } }) =>
    transact(database, author, async (work) => {
      const locked = await lockOne(requestResource, { work, actor, id });
      // A hint for those who judge the request: who sees its reviewers.
      locked.authorise('see_reviewers');
      return { hints: await readDataUse(work, id) };
    }),
  ),
];
