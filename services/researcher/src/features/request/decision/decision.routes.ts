import { lockOne, mutation, type Handler, type Locked } from '@portal/kit';
import { answerRequest, currentRequest } from '../request.answer.ts';
import type { RequestState } from '../request.policy.ts';
import { requestResource } from '../request.resource.ts';
import { checkOffered, decideRequest } from './decide.ts';
import { presentDecision } from './refusal.ts';

export const decisionRoutes: readonly Handler[] = [
  mutation<'POST /request/{id}/decision/', Locked<RequestState>>('POST /request/{id}/decision/', {
    load: ({ actor, database, params }, { trx }) =>
      lockOne(requestResource, { actor, database, trx, id: params.id }),
    authorise: ({ call, trx, loaded }) => checkOffered(call, trx, loaded),
    // with who decided what, as in a refusal: a decision that is still possible may lose to another one, too
    current: async ({ call, trx }) => ({
      ...(await currentRequest(call, trx, call.params.id)),
      ...(await presentDecision(call.database, trx, call.params.id)),
    }),
    command: ({ call, trx, loaded }) => decideRequest(call, trx, loaded),
    present: ({ call, trx }) => answerRequest(call, trx, call.params.id),
  }),
];
