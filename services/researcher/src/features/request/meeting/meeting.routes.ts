import { REQUEST_STATUS as S } from '@portal/contract';
import { lockOne, mutation, type Handler, type Locked } from '@portal/kit';
import { answerRequest, currentRequest } from '../request.answer.ts';
import type { RequestState } from '../request.policy.ts';
import { requestResource } from '../request.resource.ts';
import { changeStatus } from '../request.status.ts';

const MOVE = 'POST /request/{id}/move-to-meeting/';

export const meetingRoutes: readonly Handler[] = [
  mutation<typeof MOVE, Locked<RequestState>>(MOVE, {
    load: ({ actor, params }, work) => lockOne(requestResource, { work, actor, id: params.id }),
    authorise: 'move_to_meeting',
    current: ({ call, work }) => currentRequest(work, call.actor, call.params.id),
    command: async ({ call, work, loaded }) => {
      await changeStatus(work, { id: call.params.id, from: loaded.state.status, to: S.REVIEW_MEETING });
    },
    present: ({ call, work }) => answerRequest(work, call.actor, call.params.id),
  }),
];
