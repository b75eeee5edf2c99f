import { lockOne, mutation, type Handler, type Locked } from '@portal/kit';
import { answerRequest, currentRequest } from '../request.answer.ts';
import type { RequestState } from '../request.policy.ts';
import { requestResource } from '../request.resource.ts';
import { submitRequest } from './submit.ts';

export const submissionRoutes = (publicUrl: string): Handler[] => [
  mutation<'POST /request/{id}/submit/', Locked<RequestState>>('POST /request/{id}/submit/', {
    load: ({ actor, params }, work) => lockOne(requestResource, { work, actor, id: params.id }),
    authorise: 'submit',
    current: ({ call, work }) => currentRequest(work, call.actor, call.params.id),
    command: ({ call, work, loaded }) => submitRequest(work, call, loaded, publicUrl),
    present: ({ call, work }) => answerRequest(work, call.actor, call.params.id),
  }),
];
