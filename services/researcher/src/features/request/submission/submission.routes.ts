import { lockOne, mutation, type Handler, type Locked } from '@portal/kit';
import { answerRequest, currentRequest } from '../request.answer.ts';
import type { RequestState } from '../request.policy.ts';
import { requestResource } from '../request.resource.ts';
import { submitRequest } from './submit.ts';

export const submissionRoutes = (publicUrl: string): Handler[] => [
  mutation<'POST /request/{id}/submit/', Locked<RequestState>>('POST /request/{id}/submit/', {
    load: ({ actor, database, params }, { trx }) =>
      lockOne(requestResource, { actor, database, trx, id: params.id }),
    authorise: 'submit',
    current: ({ call, trx }) => currentRequest(call, trx, call.params.id),
    command: ({ call, trx, loaded }) => submitRequest(call, trx, loaded, publicUrl),
    present: ({ call, trx }) => answerRequest(call, trx, call.params.id),
  }),
];
