import { lockOne, mutation, type Handler, type Locked } from '@portal/kit';
import { answerRequest, currentRequest, type RequestState, requestResource } from '../../request/index.ts';
import { withdrawRequest } from './withdraw.ts';

export const withdrawalRoutes: readonly Handler[] = [
  mutation<'POST /request/{id}/withdraw/', Locked<RequestState>>('POST /request/{id}/withdraw/', {
    load: ({ actor, params }, work) => lockOne(requestResource, { work, actor, id: params.id }),
    authorise: 'withdraw',
    current: ({ call, work }) => currentRequest(work, call.actor, call.params.id),
    command: ({ call, work, loaded }) => withdrawRequest(work, call, loaded),
    present: ({ call, work }) => answerRequest(work, call.actor, call.params.id),
  }),
];
