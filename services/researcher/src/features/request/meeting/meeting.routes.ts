import { lockOne, mutation, type Handler, type Locked } from '@portal/kit';
import { answerRequest, currentRequest } from '../request.answer.ts';
import type { RequestState } from '../request.policy.ts';
import { requestResource } from '../request.resource.ts';
import { moveToMeeting } from './move-to-meeting.ts';

const MOVE = 'POST /request/{id}/move-to-meeting/';

export const meetingRoutes: readonly Handler[] = [
  mutation<typeof MOVE, Locked<RequestState>>(MOVE, {
    load: ({ actor, params }, work) => lockOne(requestResource, { work, actor, id: params.id }),
    authorise: 'move_to_meeting',
    current: ({ call, work }) => currentRequest(work, call.actor, call.params.id),
    command: ({ call, work }) => moveToMeeting(work, call.params.id),
    present: ({ call, work }) => answerRequest(work, call.actor, call.params.id),
  }),
];
