import { lockOne, mutation, type Handler, type Locked } from '@portal/kit';
import { answerRequest, currentRequest } from '../request.answer.ts';
import type { RequestState } from '../request.policy.ts';
import { requestResource } from '../request.resource.ts';
import { checkOffered, decideRequest } from './decide.ts';

export const decisionRoutes: readonly Handler[] = [
  mutation<'POST /request/{id}/decision/', Locked<RequestState>>('POST /request/{id}/decision/', {
    load: ({ actor, database, params }, trx) =>
      lockOne(requestResource, { actor, database, trx, id: params.id }),
    authorise: ({ call, trx, loaded }) => checkOffered(call, trx, loaded),
    current: ({ call, trx }) => currentRequest(call, trx, call.params.id),
    command: ({ call, trx, loaded }) => decideRequest(call, trx, loaded),
    present: ({ call, trx }) => answerRequest(call, trx, call.params.id),
  }),
];
