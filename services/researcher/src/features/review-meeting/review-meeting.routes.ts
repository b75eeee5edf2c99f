import { handler, lockOne, mutation, query, transact, type Handler, type Locked } from '@portal/kit';
import { readRequestAnswer, currentRequest, requestResource, type RequestState } from '../request/index.ts';
import { readAgenda } from './agenda.ts';
import { moveToMeeting } from './move-to-meeting.ts';
import { answerNote, lockNote, noteDecision } from './noted-decision.ts';

const READ = 'GET /request/{id}/noted-decision/';
const MOVE = 'POST /request/{id}/move-to-meeting/';
const WRITE = 'PUT /request/{id}/noted-decision/';

export const reviewMeetingRoutes: readonly Handler[] = [
  query('GET /review-meeting/', async ({ database, actor, query: { kind } }) => ({
    results: await readAgenda(database, actor, kind),
  })),
  handler(READ, ({ database, author, actor, params: { id } }) =>
    transact(database, author, async (work) => {
      (await lockNote(work, actor, id)).authorise('meeting_notes');
      return answerNote(work, id);
    }),
  ),
  mutation<typeof WRITE, Locked<unknown>>(WRITE, {
    load: ({ actor, params }, work) => lockNote(work, actor, params.id),
    authorise: 'note_decision',
    current: async ({ call, work }) => (await answerNote(work, call.params.id)).body,
    command: async ({ call, work }) => {
      await noteDecision(work, call);
    },
    present: ({ call, work }) => answerNote(work, call.params.id),
  }),
  mutation<typeof MOVE, Locked<RequestState>>(MOVE, {
    load: ({ actor, params }, work) => lockOne(requestResource, { work, actor, id: params.id }),
    authorise: 'move_to_meeting',
    current: ({ call, work }) => currentRequest(work, call.actor, call.params.id),
    command: ({ call, work }) => moveToMeeting(work, call.params.id),
    present: ({ call, work }) => readRequestAnswer(work, call.actor, call.params.id),
  }),
];
