import { forbidden, lockOne, mutation, query, readOne, type Handler, type Locked } from '@portal/kit';
import { type RequestState, requestResource } from '../../request/index.ts';
import { copyRequest, planCopy, type Copied } from './copy-request.ts';

export const copyRoutes: readonly Handler[] = [
  query('GET /request/{id}/copy/', async ({ actor, database, params }) => {
    const { object: request } = await readOne(database, requestResource, actor, params.id);
    if (!request.abilities['copy']) throw forbidden();
    return { left_out: (await planCopy(database, params.id)).leftOut };
  }),
  mutation<'POST /request/{id}/copy/', Locked<RequestState>, Copied>('POST /request/{id}/copy/', {
    load: ({ actor, params }, work) => lockOne(requestResource, { work, actor, id: params.id }),
    authorise: 'copy',
    command: ({ call, work, loaded }) => copyRequest(work, call, loaded),
    present: (_, result) => Promise.resolve({ body: result }),
  }),
];
