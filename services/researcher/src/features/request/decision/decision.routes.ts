import { lockOne, mutation, type Handler, type Locked } from '@portal/kit';
import { answerRequest, currentRequest } from '../request.answer.ts';
import type { RequestState } from '../request.policy.ts';
import { requestResource } from '../request.resource.ts';
import { checkOffered, decideRequest } from './decide.ts';
import { readPresentDecision } from './refusal.ts';

export const decisionRoutes: readonly Handler[] = [
  mutation<'POST /request/{id}/decision/', Locked<RequestState>>('POST /request/{id}/decision/', {
    load: ({ actor, params }, work) => lockOne(requestResource, { work, actor, id: params.id }),
    authorise: ({ call, work, loaded }) => checkOffered(work, call, loaded),
    // with who decided what, as in a refusal: a decision that is still possible may lose to another one, too
    current: async ({ call, work }) => ({
      ...(await currentRequest(work, call.actor, call.params.id)),
      ...(await readPresentDecision(work, call.params.id)),
    }),
    command: ({ call, work, loaded }) => decideRequest(work, call, loaded),
    present: ({ call, work }) => answerRequest(work, call.actor, call.params.id),
  }),
];
